import Basics
import HTTPKit
import SquadCore
import Synchronization
import SystemKit

/// Fetches paths below a service's base address through a cache. A response that is still valid
/// costs one round trip and no body; one that any running squad has just fetched, or is fetching,
/// costs no request.
package struct ServiceClient: Sendable {
  /// The catalogue's name in cache keys.
  package let catalogue: String
  /// Base addresses, tried in order.
  let bases: [WebAddress]
  /// The address of a path below a base; most services concatenate them.
  package var address: @Sendable (_ base: WebAddress, _ path: String) -> WebAddress = {
    $0.appending($1)
  }
  let services: Services
  /// Parameters that sign a request. They differ each time and are no part of a key.
  let sign: @Sendable () -> [(String, String)]
  let redaction: Redaction
  /// Parses the server's error message from the body of a refusal.
  let errorMessage: @Sendable ([UInt8]) -> String?
  let inFlight = RequestCoalescer()
  let invalidations = CacheInvalidations()
  let slashes = TrailingSlashHosts()

  /// The clock of all services.
  package var now: @Sendable () -> Moment { services.now }

  /// Fetches a value. Cancelling the task throws `.service(.cancelled)`, and withdraws the request
  /// unless another task awaits it.
  ///
  /// - Parameters:
  ///   - path: below the service's base address; it may have a query.
  ///   - parameters: names and values, not percent-encoded.
  ///   - isReload: bypasses the cache.
  ///   - age: maximum age in seconds of a cached response that replaces a request, where that is
  ///     more than `freshness`.
  ///   - parse: makes a value of a body. Not called for a cached value that is still valid.
  ///   - isWorthSaving: whether the response should replace the cached one.
  package func fetch<Value: RefreshableValue>(
    _ path: String, _ parameters: [(String, String)] = [], isReload: Bool = false, age: Int64 = 0,
    parse: @escaping @Sendable ([UInt8], Freshness) throws(Failure) -> Value,
    isWorthSaving: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) async throws(Failure) -> Value {
    let fetch = ServiceFetch(
      client: self, path: path, parameters: parameters, age: max(age, services.freshness),
      parse: parse, isWorthSaving: isWorthSaving)
    if isReload { invalidations.add(fetch.key, at: services.now()) }
    do { return try await inFlight.value(of: fetch, isReload: isReload) } catch {
      throw services.hidesHosts ? error.withoutHost : error
    }
  }
}

extension ServiceClient {
  /// Runs work on the worker, in order. Throws `.service(.cancelled)` if the task is cancelled
  /// first.
  package func perform<Value: Sendable>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result = await services.worker.run { () -> Result<Value, Failure> in Result(catching: work)
    }
    guard let result else { throw .service(.cancelled) }
    return try result.get()
  }

  /// Log of a response's invalid records; nil where nothing is logged.
  package func skipped(_ path: String) -> SkippedRecordLog? {
    SkippedRecordLog(services.log, CatalogueID(rawValue: catalogue), path)
  }
}

/// Times of the last requests that bypassed the cache, by list or entry. They invalidate responses
/// fetched before, a list's other pages included.
final class CacheInvalidations: Sendable {
  private let moments = Mutex<[CacheKey: Moment]>([:])

  func add(_ key: CacheKey, at moment: Moment) {
    moments.withLock { $0[key.listKey] = moment }
  }

  /// The later of `moment` and the last such request.
  func moment(_ key: CacheKey, notBefore moment: Moment) -> Moment {
    let list = key.listKey
    guard let last = moments.withLock({ $0[list] }) else { return moment }
    return last.seconds > moment.seconds ? last : moment
  }
}
