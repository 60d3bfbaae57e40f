import Basics
import SystemKit

/// Requests that one process of a host sends for all of them: a response is shared for five
/// minutes, a failure for half a minute, a `Retry-After` for its own duration and for its whole
/// host.
///
/// A process locks an address, looks for another process's response, and sends the request only if
/// there is none.
package struct SharedRequests: Sendable {
  /// A response or a failure that processes share.
  package typealias Outcome = Result<HTTPResponse, ServiceError>

  /// Seconds for which a response replaces other requests.
  package static let responseLifetime: Int64 = 300
  /// Seconds for which a failure without a `Retry-After` does.
  package static let failureLifetime: Int64 = 30
  /// Namespace in the cache keys of responses that no service saves under its own key.
  private static let cacheName = "shared"

  /// Shares nothing: each process sends its own requests.
  package static let none = SharedRequests(lock: nil, in: .none, now: { .unknown })

  private let lock: (@Sendable (SharedAddress) async -> AddressLock?)?
  private let responses: ResponseCache
  private let now: @Sendable () -> Moment

  /// `lock` awaits an address's lock, and returns nil where the task is cancelled first; without it
  /// nothing is shared.
  package init(
    lock: (@Sendable (SharedAddress) async -> AddressLock?)?, in responses: ResponseCache,
    now: @escaping @Sendable () -> Moment
  ) {
    self.lock = lock
    self.responses = responses.distrustingFuture(now: now)
    self.now = now
  }

  /// Whether there is a lock to share requests by; false for `none`.
  package var isShared: Bool { lock != nil }

  /// Runs `work` while this process holds the lock on an address. A cancelled caller gets nil at
  /// once, but work that has begun goes on: other processes wait for what it saves, and would have
  /// to send the request again. `work` may retain the lock until it has saved; it gets nil where
  /// nothing is shared.
  package func withLock<Value: Sendable>(
    on address: @autoclosure () -> SharedAddress,
    _ work: @escaping @Sendable (AddressLock?) async -> Value
  ) async -> Value? {
    guard let lock else { return await work(nil) }
    guard let held = await lock(address()) else { return nil }
    let result = Promise<Value?>()
    TaskThread.start { result.fulfill(await work(held)) }
    return await result.value { result.fulfill(nil) }
  }

  /// The unexpired outcome stored for an address; nil where the request has to be sent.
  package func outcome(of address: SharedAddress) -> Outcome? {
    guard isShared else { return nil }
    let now = now()
    let since = Moment(seconds: now.seconds - Self.responseLifetime)
    if let saved = try? responses.recent(key(address), since) {
      return .success(HTTPResponse(saved))
    }
    return (try? responses.failure([address.digest, address.host], now)).map { .failure($0) }
  }

  /// Shares with other processes an outcome that the cache doesn't hold.
  package func share(_ outcome: Outcome, of address: SharedAddress) {
    guard isShared else { return }
    switch outcome {
    case .success(let response):
      _ = try? responses.save(key(address), CachedResponse(response, from: ""))
    case .failure(.cancelled), .failure(.noLibrary), .failure(.malformedAddress): break
    case .failure(let error):
      let (now, end) = (now(), error.limit)
      _ = try? responses.saveFailure(
        end == nil ? address.digest : address.host, error,
        end ?? Moment(seconds: now.seconds + Self.failureLifetime), now)
    }
  }

  private func key(_ address: SharedAddress) -> CacheKey {
    CacheKey(catalogue: Self.cacheName, path: address.digest)
  }
}

/// Lock on an address, released with its last reference.
package final class AddressLock: Sendable {
  private let release: @Sendable () -> Void

  /// - Parameter release: called once, with the last reference.
  package init(release: @escaping @Sendable () -> Void) { self.release = release }

  deinit { release() }
}

extension HTTPResponse {
  fileprivate init(_ saved: CachedResponse) {
    self.init(
      status: 200, headers: HTTPHeaders(saved.etag.map { [("ETag", $0)] } ?? []), body: saved.body,
      moment: saved.fetchedAt)
  }
}
