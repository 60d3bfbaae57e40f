import Basics
import Synchronization

/// Nonces for the Marvel API's `ts`: texts that are different each time.
final class NonceSource: Sendable {
  private let now: @Sendable () -> Moment
  private let count = Mutex(0)

  init(_ now: @escaping @Sendable () -> Moment) { self.now = now }

  func next() -> String {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return "\(now().seconds)-\(number)"
  }
}
