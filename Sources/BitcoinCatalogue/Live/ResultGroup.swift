import Synchronization

/// Waits for so many results, which come in any order and from any thread.
final class ResultGroup<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])
  private let count: Int
  private let done: @Sendable ([Value]) -> Void

  /// - Parameter done: called once, with the results in the order in which they came.
  init(_ count: Int, done: @escaping @Sendable ([Value]) -> Void) {
    self.count = count
    self.done = done
  }

  func put(_ value: Value) {
    let all = values.withLock { values -> [Value]? in
      values.append(value)
      return values.count == count ? values : nil
    }
    if let all { done(all) }
  }
}
