import Synchronization

/// Value that one task awaits and any thread provides once.
package final class Promise<Value: Sendable>: Sendable {
  private enum State {
    case empty
    case awaited(CheckedContinuation<Value, Never>)
    case fulfilled(Value)
  }

  private let state = Mutex(State.empty)

  /// Creates a promise without a value.
  package init() {}

  /// Whether the value has been provided.
  package var isFulfilled: Bool {
    state.withLock { if case .fulfilled = $0 { true } else { false } }
  }

  /// Provides the value, unless there is one already.
  package func fulfill(_ value: Value) {
    let continuation: CheckedContinuation<Value, Never>? = state.withLock { state in
      let before = state
      if case .fulfilled = before { return nil }
      state = .fulfilled(value)
      return if case .awaited(let continuation) = before { continuation } else { nil }
    }
    continuation?.resume(returning: value)
  }

  /// Awaits the value; for one task.
  ///
  /// - Parameter cancel: called when that task is cancelled; at once if it already is.
  package func value(onCancel cancel: @Sendable () -> Void) async -> Value {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let value: Value? = state.withLock { state in
          if case .fulfilled(let value) = state { return value }
          state = .awaited(continuation)
          return nil
        }
        if let value { continuation.resume(returning: value) }
      }
    } onCancel: {
      cancel()
    }
  }
}
