import Basics
import HTTPKit
import SquadCore
import SystemKit

/// Asks a service for paths below its base address, with what was saved of its answers: an answer
/// that still holds costs one round trip and no body, and one that this squad or another running one
/// has just fetched, or is fetching, is not fetched again.
package struct ServiceClient: Sendable {
  /// The catalogue's name in the saved answers' keys.
  package let catalogue: String
  /// Base addresses, tried in order.
  let bases: [String]
  /// Where a path is below a base address; most services just put one after the other.
  package var address: @Sendable (_ base: String, _ path: String) -> String = { $0 + $1 }
  let http: HTTPClient
  package let responses: ResponseCache
  /// What proves who asks; different each time, never part of a key.
  let sign: @Sendable () -> [(String, String)]
  let redaction: Redaction
  /// The server's own words in a refusal's body.
  let words: @Sendable ([UInt8]) -> String?
  package let now: @Sendable () -> Moment
  /// Where files are read and answers parsed: neither the main thread nor the network's.
  let worker: Worker
  let log: Log
  let inFlight = RequestCoalescer()
  let renewals = CacheInvalidations()
  let slashes = TrailingSlashHosts()
  /// What was read of the answers meanwhile.
  let known: ParsedResponseCache

  /// How long an answer that this squad or another one fetched stands in for a new one, in seconds.
  static let freshness: Int64 = 60

  /// Asks, and reads what comes.
  ///
  /// - Parameters:
  ///   - isAnew: somebody wants what the service says now: nothing that was fetched before does.
  ///   - age: how many seconds ago an answer may have been fetched that stands in for a new one.
  ///   - read: makes a value of a body that is so fresh; throws `Failure`. Not called for an
  ///     answer that was read before and still holds.
  ///   - isWorthSaving: whether what was read should take the place of what was saved before.
  ///   - done: called once, from any thread.
  package func ask<Value: Restampable>(
    _ path: String, _ parameters: [(String, String)] = [], isAnew: Bool = false,
    age: Int64 = ServiceClient.freshness,
    read: @escaping @Sendable ([UInt8], Freshness) throws(Failure) -> Value,
    isWorthSaving: @escaping @Sendable (Value) -> Bool = { _ in true },
    done: @escaping @Sendable (Result<Value, Failure>) -> Void
  ) -> Ticket {
    let question = Question(
      self, path, parameters, age: age, read: read, isWorthSaving: isWorthSaving)
    if isAnew { renewals.note(question.key, at: now()) }
    let (ticket, isFirst) = inFlight.join(question, isAnew: isAnew, done: done)
    if isFirst { worker.perform { question.begin() } }
    return ticket
  }
}

extension ServiceClient {
  /// Does work where responses are parsed, after what was begun before.
  package func perform(_ work: @escaping @Sendable () -> Void) { worker.perform(work) }

  /// Where the records of an answer go that can't be read; nil where nobody wants to know.
  package func skipped(_ path: String) -> SkippedRecordLog? {
    SkippedRecordLog(log, CatalogueID(rawValue: catalogue), path)
  }
}
