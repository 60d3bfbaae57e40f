import HTTPKit
import SquadCore
import Synchronization

/// The fetches of a service in flight: concurrent requests for the same key share one response.
final class RequestCoalescer: Sendable {
  private let inFlight = Mutex<[CacheKey: any AnyObject & Sendable]>([:])

  /// Awaits a fetch, or the one in flight for the same key.
  func value<Value>(of fetch: ServiceFetch<Value>, isReload: Bool) async throws(Failure) -> Value {
    guard !Task.isCancelled else { throw .service(.cancelled) }
    let (shared, waiter) = join(fetch, isReload: isReload)
    return try await waiter.value {
      if shared.leave(waiter) { remove(shared, fetch.key) }
    }.get()
  }

  private func join<Value>(
    _ fetch: ServiceFetch<Value>, isReload: Bool
  ) -> (SharedFetch<Value>, SharedFetch<Value>.Waiter) {
    inFlight.withLock { inFlight in
      if let shared = inFlight[fetch.key] as? SharedFetch<Value>,
        let waiter = shared.join(isReload: isReload)
      {
        return (shared, waiter)
      }
      let shared = SharedFetch<Value>()
      inFlight[fetch.key] = shared
      let waiter = shared.join(isReload: isReload) ?? SharedFetch<Value>.Waiter()
      shared.start { [self] in
        await fetch.run(for: shared)
        remove(shared, fetch.key)
      }
      return (shared, waiter)
    }
  }

  private func remove(_ shared: SharedFetch<some RefreshableValue>, _ key: CacheKey) {
    inFlight.withLock { inFlight in
      if inFlight[key] === shared { inFlight[key] = nil }
    }
  }
}
