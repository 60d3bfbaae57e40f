import Basics
import HTTPKit
import SquadCore

/// A fetch from one base address after another, unless a recent cached response replaces it. The
/// client's worker reads files and parses responses.
struct ServiceFetch<Value: RefreshableValue>: Sendable {
  typealias Parser = @Sendable ([UInt8], Freshness) throws(Failure) -> Value

  let client: ServiceClient
  let path: String
  let parameters: [(String, String)]
  /// Maximum age in seconds of a cached response that replaces the request.
  let age: Int64
  let parse: Parser
  let isWorthSaving: @Sendable (Value) -> Bool

  var key: CacheKey { CacheKey(catalogue: client.catalogue, path: path, parameters: parameters) }

  /// Fetches for all waiters.
  func run(for coalesced: CoalescedFetch<Value>) async {
    AllocatorTuning.prepare
    let saved = await client.services.worker.run { coalesced.acceptsCached ? recent() : nil }
    if let saved = saved ?? nil, coalesced.finish(.success(saved), isCached: true) { return }
    coalesced.finish(await Result { () async throws(Failure) in try await fromService() })
  }

  /// The value of a recent cached response from one of the bases, whichever squad fetched it.
  ///
  /// - Parameter includingInvalid: also returns one fetched before the last reload of the list.
  func recent(includingInvalid: Bool = false) -> Value? {
    let oldest = Moment(seconds: client.services.now().seconds - age)
    let since = includingInvalid ? oldest : client.invalidations.moment(key, notBefore: oldest)
    guard let saved = try? client.services.responses.recent(key, since),
      client.bases.contains(where: { $0.bare == saved.source })
    else { return nil }
    return try? client.services.parsedResponses.value(
      of: key, saved, .live(saved.fetchedAt), parse: parse)
  }

  /// Fetches from one base after another until one succeeds.
  private func fromService() async throws(Failure) -> Value {
    var failure = Failure.service(.gone)
    for (index, base) in client.bases.enumerated() {
      do throws(Failure) {
        return try await fetch(from: base, next: client.bases.dropFirst(index + 1).first)
      } catch {
        failure = error
      }
      if failure == .service(.cancelled) { break }
    }
    throw failure
  }
}
