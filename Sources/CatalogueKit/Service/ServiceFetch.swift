import Basics
import HTTPKit
import SquadCore

/// A fetch from one base address after another, unless a recent cached response stands in for a new
/// one. Files are read and responses parsed on the client's worker.
struct ServiceFetch<Value: Restampable>: Sendable {
  typealias Parser = @Sendable ([UInt8], Freshness) throws(Failure) -> Value

  let client: ServiceClient
  let path: String
  let parameters: [(String, String)]
  let key: CacheKey
  let parse: Parser
  let isWorthSaving: @Sendable (Value) -> Bool
  private let age: Int64

  /// - Parameter age: how old a cached response may be, in seconds, to stand in for a new one.
  init(
    _ client: ServiceClient, _ path: String, _ parameters: [(String, String)], age: Int64,
    parse: @escaping Parser, isWorthSaving: @escaping @Sendable (Value) -> Bool
  ) {
    self.client = client
    self.path = path
    self.parameters = parameters
    self.age = age
    self.parse = parse
    self.isWorthSaving = isWorthSaving
    key = CacheKey(catalogue: client.catalogue, path: path, parameters: parameters)
  }

  /// Fetches for all waiters.
  func run(for shared: SharedFetch<Value>) async {
    AllocatorTuning.prepare
    let saved = await client.worker.run { shared.acceptsCached ? recent() : nil }
    if let saved = saved ?? nil, shared.finish(.success(saved), isCached: true) { return }
    shared.finish(await Result { () async throws(Failure) in try await fromService() })
  }

  /// The value of a recent cached response from one of the bases, whichever squad fetched it.
  ///
  /// - Parameter includingInvalid: also one from before somebody reloaded the list.
  func recent(includingInvalid: Bool = false) -> Value? {
    let oldest = Moment(seconds: client.now().seconds - age)
    let since = includingInvalid ? oldest : client.invalidations.moment(key, notBefore: oldest)
    guard let saved = try? client.responses.freshest(key, since),
      client.bases.contains(where: { $0.bare == saved.source })
    else { return nil }
    let freshness = Freshness.live(saved.fetchedAt)
    return parsed(saved.etag, freshness) ?? (try? parse(saved, freshness))
  }

  /// The value of the response with that ETag, where it was parsed before.
  func parsed(_ etag: String?, _ freshness: Freshness) -> Value? {
    let parsed: Value? = etag.flatMap { client.parsedResponses.value(of: key, etag: $0) }
    return parsed?.with(freshness: freshness)
  }

  /// Parses a saved response, once.
  func parse(_ saved: CachedResponse, _ freshness: Freshness) throws(Failure) -> Value {
    let value = try parse(saved.body, freshness)
    client.parsedResponses.insert(value, of: key, etag: saved.etag, bytes: saved.body.count)
    return value
  }

  /// Tries one base after another until one succeeds.
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
