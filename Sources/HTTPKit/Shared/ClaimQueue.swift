import Synchronization
import SystemKit

/// Requests that wait until they may be sent or somebody else's answer is there. One thread looks
/// for all of them, in growing pauses, and sleeps where none is waiting.
final class ClaimQueue: Sendable {
  /// What became of a claim; nil where sharing failed and the request goes out by itself.
  typealias Outcome = Result<SharedRequests.Claim?, HTTPError>

  private struct Waiter {
    let address: SharedAddress
    let promise: Promise<Outcome>
    /// On the monotonic clock, in milliseconds.
    let deadline: Int64
  }

  private struct State {
    var waiters: [Waiter] = []
    var isPolling = false
  }

  /// Milliseconds between two looks.
  private static let shortestPause = 20
  private static let longestPause = 500

  private let requests: SharedRequests
  private let worker: Worker
  private let patience: Int
  private let state = Mutex(State())
  private let isNew = Semaphore()

  /// - Parameter milliseconds: how long a request waits for another process's answer.
  init(_ requests: SharedRequests, on worker: Worker, patience milliseconds: Int) {
    self.requests = requests
    self.worker = worker
    patience = milliseconds
  }

  /// Awaits a claim that is granted or answered; fails with `.timeout` where neither happens in time.
  func claim(_ address: SharedAddress) async -> Outcome {
    guard !Task.isCancelled else { return .failure(.cancelled) }
    let promise = Promise<Outcome>()
    let waiter = Waiter(
      address: address, promise: promise,
      deadline: MonotonicClock.milliseconds + Int64(patience))
    let mustStart = state.withLock { state in
      state.waiters.append(waiter)
      defer { state.isPolling = true }
      return !state.isPolling
    }
    isNew.signal()
    if mustStart { worker.perform { self.poll() } }
    return await promise.value { promise.fulfill(.failure(.cancelled)) }
  }

  /// Looks until nobody waits any more.
  private func poll() {
    var pause = Self.shortestPause
    while true {
      for waiter in state.withLock({ $0.waiters }) where !waiter.promise.isFulfilled {
        if let outcome = outcome(for: waiter) { deliver(outcome, to: waiter) }
      }
      let isOver = state.withLock { state in
        state.waiters.removeAll { $0.promise.isFulfilled }
        state.isPolling = !state.waiters.isEmpty
        return state.waiters.isEmpty
      }
      if isOver { return }
      let hasNew = isNew.wait(milliseconds: pause)
      pause = hasNew ? Self.shortestPause : min(pause * 2, Self.longestPause)
    }
  }

  /// Nil where it has to wait on.
  private func outcome(for waiter: Waiter) -> Outcome? {
    guard let claim = try? requests.claim(waiter.address) else { return .success(nil) }
    if case .pending = claim {
      return MonotonicClock.milliseconds < waiter.deadline ? nil : .failure(.timeout)
    }
    return .success(claim)
  }

  /// Withdraws a claim that nobody waits for any more.
  private func deliver(_ outcome: Outcome, to waiter: Waiter) {
    if waiter.promise.isFulfilled, case .success(.granted(let token)?) = outcome {
      try? requests.finish(waiter.address, token, nil)
    } else {
      waiter.promise.fulfill(outcome)
    }
  }
}
