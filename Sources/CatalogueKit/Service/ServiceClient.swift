import Basics
import HTTPKit
import SquadCore
import SystemKit

/// Fetches paths below a service's base address, through a cache: a response that still holds costs
/// one round trip and no body, and one that this squad or another running one has just fetched, or
/// is fetching, is not fetched again.
package struct ServiceClient: Sendable {
  /// The catalogue's name in the cache's keys.
  package let catalogue: String
  /// Base addresses, tried in order.
  let bases: [WebAddress]
  /// The address of a path below a base; most services just concatenate them.
  package var address: @Sendable (_ base: WebAddress, _ path: String) -> WebAddress = {
    $0.appending($1)
  }
  let http: HTTPClient
  package let responses: ResponseCache
  let requests: SharedRequests
  /// Parameters that sign a request; different each time, never part of a key.
  let sign: @Sendable () -> [(String, String)]
  let redaction: Redaction
  /// The server's error message in the body of a refusal.
  let words: @Sendable ([UInt8]) -> String?
  package let now: @Sendable () -> Moment
  /// Thread on which files are read and responses parsed: neither the main thread, nor the
  /// network's, nor that of tasks.
  let worker: Worker
  let log: Log
  let hidesHosts: Bool
  /// How old a response may be, in seconds, to stand in for a new one, whichever squad fetched it.
  let freshness: Int64
  let inFlight = RequestCoalescer()
  let invalidations = CacheInvalidations()
  let slashes = TrailingSlashHosts()
  /// Values parsed from responses, shared by all services.
  let parsedResponses: ParsedResponseCache

  /// Fetches a value. Cancelling the task throws `.service(.cancelled)`, and withdraws the request
  /// unless others wait for the same.
  ///
  /// - Parameters:
  ///   - isReload: bypasses the cache: somebody wants what the service has now.
  ///   - age: how old a cached response may be, in seconds, to stand in for a new one, where that is
  ///     more than all of this host's may be.
  ///   - parse: makes a value of a body. Not called for a response that was parsed before and still
  ///     holds.
  ///   - isWorthSaving: whether the response should replace the cached one.
  package func fetch<Value: Restampable>(
    _ path: String, _ parameters: [(String, String)] = [], isReload: Bool = false,
    age: Int64 = 0,
    parse: @escaping @Sendable ([UInt8], Freshness) throws(Failure) -> Value,
    isWorthSaving: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) async throws(Failure) -> Value {
    let fetch = ServiceFetch(
      self, path, parameters, age: max(age, freshness), parse: parse, isWorthSaving: isWorthSaving)
    if isReload { invalidations.add(fetch.key, at: now()) }
    do { return try await inFlight.value(of: fetch, isReload: isReload) } catch {
      throw hidesHosts ? error.withoutHost : error
    }
  }
}

extension ServiceClient {
  /// Runs work on the worker that parses responses, in order; throws `.service(.cancelled)` where
  /// the task is cancelled first.
  package func perform<Value: Sendable>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result = await worker.run { () -> Result<Value, Failure> in Result(catching: work) }
    guard let result else { throw .service(.cancelled) }
    return try result.get()
  }

  /// Log of a response's unreadable records; nil where nothing is logged.
  package func skipped(_ path: String) -> SkippedRecordLog? {
    SkippedRecordLog(log, CatalogueID(rawValue: catalogue), path)
  }
}
