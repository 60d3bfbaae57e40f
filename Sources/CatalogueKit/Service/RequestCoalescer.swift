import HTTPKit
import SquadCore
import Synchronization
import SystemKit

/// A fetch that several tasks await. Cancelling the last of them cancels it.
final class CoalescedFetch<Value: RefreshableValue>: Sendable {
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
  fileprivate func join(isReload: Bool) -> Waiter? {
    state.withLock { state in
      guard !state.hasEnded else { return nil }
      let waiter = Waiter()
      state.waiters.append(waiter)
      state.isReload = state.isReload || isReload
      return waiter
    }
  }

  /// Starts the task, which must call `finish`, unless every waiter has left.
  fileprivate func start(_ fetch: @escaping @Sendable () async -> Void) {
    state.withLock { if !$0.hasEnded { $0.task = TaskThread.start(fetch) } }
  }

  /// Whether a cached response is enough for all waiters.
  var acceptsCached: Bool { state.withLock { !$0.isReload && !$0.hasEnded } }

  /// Cancels a waiter, and with the last one the fetch. Returns true for the last.
  fileprivate func leave(_ waiter: Waiter) -> Bool {
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

/// The fetches of a service in flight: concurrent requests for the same key share one response.
final class RequestCoalescer: Sendable {
  private let inFlight = Mutex<[CacheKey: any AnyObject & Sendable]>([:])

  /// Awaits a fetch, or the one in flight for the same key.
  func value<Value>(of fetch: ServiceFetch<Value>, isReload: Bool) async throws(Failure) -> Value {
    guard !Task.isCancelled else { throw .service(.cancelled) }
    let (coalesced, waiter) = join(fetch, isReload: isReload)
    return try await waiter.value {
      if coalesced.leave(waiter) { remove(coalesced, fetch.key) }
    }.get()
  }

  private func join<Value>(
    _ fetch: ServiceFetch<Value>, isReload: Bool
  ) -> (CoalescedFetch<Value>, CoalescedFetch<Value>.Waiter) {
    inFlight.withLock { inFlight in
      if let coalesced = inFlight[fetch.key] as? CoalescedFetch<Value>,
        let waiter = coalesced.join(isReload: isReload)
      {
        return (coalesced, waiter)
      }
      let coalesced = CoalescedFetch<Value>()
      inFlight[fetch.key] = coalesced
      let waiter = coalesced.join(isReload: isReload) ?? CoalescedFetch<Value>.Waiter()
      coalesced.start { [self] in
        await fetch.run(for: coalesced)
        remove(coalesced, fetch.key)
      }
      return (coalesced, waiter)
    }
  }

  private func remove(_ coalesced: CoalescedFetch<some RefreshableValue>, _ key: CacheKey) {
    inFlight.withLock { inFlight in
      if inFlight[key] === coalesced { inFlight[key] = nil }
    }
  }
}
