import SquadCore
import Synchronization
import SystemKit

/// A fetch that several tasks await. Cancelling the last of them cancels it.
final class SharedFetch<Value: RefreshableValue>: Sendable {
  typealias Waiter = Promise<Result<Value, Failure>>

  private struct State {
    /// In order of arrival.
    var waiters: [Waiter] = []
    var task: Task<Void, Never>?
    var isReload = false
    var hasEnded = false
  }

  private let state = Mutex(State())

  /// Adds a waiter; nil where the fetch is over.
  ///
  /// - Parameter isReload: bypasses the cache.
  func join(isReload: Bool) -> Waiter? {
    state.withLock { state in
      guard !state.hasEnded else { return nil }
      let waiter = Waiter()
      state.waiters.append(waiter)
      state.isReload = state.isReload || isReload
      return waiter
    }
  }

  /// Starts the task, which must call `finish`, unless every waiter has left.
  func start(_ fetch: @escaping @Sendable () async -> Void) {
    state.withLock { if !$0.hasEnded { $0.task = TaskThread.start(fetch) } }
  }

  /// Whether a cached response is enough for all waiters.
  var acceptsCached: Bool { state.withLock { !$0.isReload && !$0.hasEnded } }

  /// Cancels a waiter, and with the last one the fetch. Returns true for the last.
  func leave(_ waiter: Waiter) -> Bool {
    let (isLast, task) = state.withLock { state -> (Bool, Task<Void, Never>?) in
      guard let index = state.waiters.firstIndex(where: { $0 === waiter }) else {
        return (false, nil)
      }
      state.waiters.remove(at: index)
      state.hasEnded = state.waiters.isEmpty
      return state.hasEnded ? (true, state.task) : (false, nil)
    }
    waiter.fulfill(.failure(.service(.cancelled)))
    task?.cancel()
    return isLast
  }

  /// Resumes all waiters with the result. Returns false for a cached result if a waiter bypasses
  /// the cache.
  @discardableResult
  func finish(_ result: Result<Value, Failure>, isCached: Bool = false) -> Bool {
    let waiters: [Waiter]? = state.withLock { state in
      if isCached, state.isReload, !state.hasEnded { return nil }
      defer { state.waiters = [] }
      state.hasEnded = true
      return state.waiters
    }
    guard let waiters else { return false }
    for waiter in waiters { waiter.fulfill(result) }
    return true
  }
}
