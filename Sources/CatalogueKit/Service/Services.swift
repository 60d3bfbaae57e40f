import Basics
import HTTPKit
import SquadCore
import SystemKit

/// The network, the caches and the clock that all live catalogues share.
package struct Services: Sendable {
  let http: HTTPClient
  /// Responses on disk, of all catalogues. One from the future counts as older than all others.
  package let responses: ResponseCache
  let requests: SharedRequests
  /// The wall clock.
  package let now: @Sendable () -> Moment
  /// Values parsed from responses, in memory.
  package let parsedResponses = ParsedResponseCache()
  /// Log of requests, failures and invalid records.
  package let log: Log
  let hidesHosts: Bool
  let freshness: Int64
  /// Thread that reads files and parses responses, so that the main, network and task threads
  /// don't.
  let worker = Worker()

  /// Default maximum age in seconds of a cached response that replaces a request.
  package static let standardFreshness: Int64 = 60

  /// `requests` shares requests with other processes, by default with none. `hidesHosts` keeps
  /// hosts out of failures, as in a kiosk; the log names them. `freshness` is how old a response
  /// may be, in seconds, to stand in for a new one, whichever squad fetched it.
  package init(
    http: HTTPClient, responses: ResponseCache, requests: SharedRequests = .none,
    log: Log = .none, hidesHosts: Bool = false, freshness: Int64 = standardFreshness,
    now: @escaping @Sendable () -> Moment
  ) {
    self.log = log
    self.hidesHosts = hidesHosts
    self.freshness = freshness
    self.http = http
    self.requests = requests
    self.responses = responses.distrustingFuture(now: now)
    self.now = now
  }

  /// Returns to the system the memory that parsing a large response has freed. The caller must have
  /// freed all intermediate values first. Does nothing after small responses.
  @Sendable package func trimMemory() {
    if AllocatorTuning.takeDue() { worker.perform(AllocatorTuning.trim) }
  }

  /// The saved responses of a catalogue.
  package func saved(_ catalogue: CatalogueID) -> SavedResponses {
    SavedResponses(responses, parsedResponses, catalogue)
  }

  /// A client for one service. `bases` are base addresses, tried in order.
  package func client(
    _ catalogue: CatalogueID, bases: [WebAddress], redaction: Redaction = Redaction(),
    sign: @escaping @Sendable () -> [(String, String)] = { [] },
    errorMessage: @escaping @Sendable ([UInt8]) -> String? = { _ in nil }
  ) -> ServiceClient {
    ServiceClient(
      catalogue: catalogue.rawValue, bases: bases, services: self, sign: sign,
      redaction: redaction, errorMessage: errorMessage)
  }
}
