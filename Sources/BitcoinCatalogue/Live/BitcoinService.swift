import CatalogueKit
import SquadCore

/// The live side: services for rates and histories, each kind in the order in which they are tried.
struct BitcoinService: Sendable {
  let bundle: BitcoinBundle
  let rates: [QuoteSource]
  let histories: [QuoteSource]
  /// The currencies whose histories come with the list; nil: the big ones.
  let listed: [String]?
  let cache: QuoteCache
  /// The client whose worker parses responses.
  let client: ServiceClient

  var live: LiveService {
    LiveService(
      page: { (request, onPartial) async throws(Failure) in
        let bundle = try await contents()
        // An unknown list fails before any request.
        _ = try QuoteSnapshot(bundle).page(PageRequest(source: request.source, limit: 1))
        return try await page(request, bundle, onPartial: onPartial)
      },
      detail: { (id, _) async throws(Failure) in
        let bundle = try await contents()
        return try await detail(of: try QuoteSnapshot(bundle).currency(of: id), bundle)
      })
  }

  /// The bundle, with the saved responses parsed too.
  private func contents() async throws(Failure) -> BitcoinBundle.Contents {
    try await client.perform { () throws(Failure) in
      let contents = try bundle.contents()
      cache.readSaved()
      return contents
    }
  }
}
