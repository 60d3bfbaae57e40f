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
  /// Where a path is below a base address; most services just put one after the other.
  package var address: @Sendable (_ base: WebAddress, _ path: String) -> WebAddress = {
    $0.appending($1)
  }
  let http: HTTPClient
  package let responses: ResponseCache
  /// What proves who asks; different each time, never part of a key.
  let sign: @Sendable () -> [(String, String)]
  let redaction: Redaction
  /// The server's own words in a refusal's body.
  let words: @Sendable ([UInt8]) -> String?
  package let now: @Sendable () -> Moment
  /// Where files are read and responses parsed: neither the main thread, nor that of the network or
  /// of tasks.
  let worker: Worker
  let log: Log
  let inFlight = RequestCoalescer()
  let renewals = CacheInvalidations()
  let slashes = TrailingSlashHosts()
  /// What was parsed of the responses meanwhile.
  let known: ParsedResponseCache

  /// How many seconds a response that this squad or another one fetched stands in for a new one.
  static let freshness: Int64 = 60

  /// Fetches a value. Cancelling the task throws `.service(.cancelled)`, and withdraws the request
  /// unless others wait for the same.
  ///
  /// - Parameters:
  ///   - isAnew: somebody wants what the service says now: nothing cached does.
  ///   - age: how many seconds ago a response may have been fetched that stands in for a new one.
  ///   - parse: makes a value of a body that is so fresh. Not called for a response that was parsed
  ///     before and still holds.
  ///   - isWorthSaving: whether the response should take the place of the cached one.
  package func fetch<Value: Restampable>(
    _ path: String, _ parameters: [(String, String)] = [], isAnew: Bool = false,
    age: Int64 = ServiceClient.freshness,
    parse: @escaping @Sendable ([UInt8], Freshness) throws(Failure) -> Value,
    isWorthSaving: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) async throws(Failure) -> Value {
    let fetch = ServiceFetch(
      self, path, parameters, age: age, parse: parse, isWorthSaving: isWorthSaving)
    if isAnew { renewals.note(fetch.key, at: now()) }
    return try await inFlight.value(of: fetch, isAnew: isAnew)
  }
}

extension ServiceClient {
  /// Does work where responses are parsed, after what was begun before; throws
  /// `.service(.cancelled)` where the task is cancelled first.
  package func perform<Value: Sendable>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result = await worker.run { () -> Result<Value, Failure> in Result(catching: work) }
    guard let result else { throw .service(.cancelled) }
    return try result.get()
  }

  /// Where the records of an answer go that can't be read; nil where nobody wants to know.
  package func skipped(_ path: String) -> SkippedRecordLog? {
    SkippedRecordLog(log, CatalogueID(rawValue: catalogue), path)
  }
}
