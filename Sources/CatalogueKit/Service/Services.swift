import Basics
import HTTPKit
import SquadCore
import SystemKit

/// What all live catalogues share: the network, the response cache and the clock.
package struct Services: Sendable {
  let http: HTTPClient
  package let responses: ResponseCache
  private let requests: SharedRequests
  package let now: @Sendable () -> Moment
  /// Values parsed from responses.
  package let parsedResponses = ParsedResponseCache()
  package let log: Log
  private let hidesHosts: Bool
  private let freshness: Int64
  private let worker = Worker()

  /// How old a response may be, in seconds, where nothing else is said.
  package static let standardFreshness: Int64 = 60

  /// - Parameters:
  ///   - requests: what other processes share with this one.
  ///   - hidesHosts: whether failures, as in a kiosk, name no host; the log does.
  ///   - freshness: how old a response may be, in seconds, to stand in for a new one, whichever squad
  ///     fetched it.
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

  /// Returns to the system what parsing a large response has freed; to be called once what was
  /// parsed on the way to a result is free, too. Does nothing after small ones.
  @Sendable package func trimMemory() {
    if AllocatorTuning.takeDue() { worker.perform(AllocatorTuning.trim) }
  }

  /// A client for one service.
  ///
  /// - Parameter bases: base addresses, tried in order.
  package func client(
    _ catalogue: CatalogueID, bases: [WebAddress], redaction: Redaction = Redaction(),
    sign: @escaping @Sendable () -> [(String, String)] = { [] },
    words: @escaping @Sendable ([UInt8]) -> String? = { _ in nil }
  ) -> ServiceClient {
    ServiceClient(
      catalogue: catalogue.rawValue, bases: bases, http: http, responses: responses,
      requests: requests, sign: sign, redaction: redaction, words: words, now: now, worker: worker,
      log: log, hidesHosts: hidesHosts, freshness: freshness, parsedResponses: parsedResponses)
  }
}
