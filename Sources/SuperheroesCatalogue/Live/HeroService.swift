import CatalogueKit
import SquadCore

/// superhero-api: one file with every hero, which answers no questions.
struct HeroService: Sendable {
  /// Where the file is below a base address.
  static let path = "/all.json"

  let client: ServiceClient
  /// Takes each response that was parsed.
  let note: @Sendable (HeroResponse) -> Void

  private var skipped: SkippedRecordLog? { client.skipped(Self.path) }

  var live: LiveService {
    LiveService(
      page: { (request, _) async throws(Failure) in
        let whole = PageRequest(source: request.source, limit: .max, sort: request.sort)
        return try await find(isAnew: request.isAnew) { (all) throws(Failure) in
          try all.page(whole)
        }
      },
      detail: { (id, isAnew) async throws(Failure) in
        try await find(isAnew: isAnew) { (all) throws(Failure) in
          try all.list.detail(id, all.freshness)
        }
      })
  }

  /// Fetches the file, and returns what `body` finds in it.
  private func find<Value: Sendable>(
    isAnew: Bool, _ body: @escaping @Sendable (HeroResponse) throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let all = try await client.fetch(
      Self.path, isAnew: isAnew,
      parse: { (body, freshness) throws(Failure) in
        let response = try HeroResponse(reading: body, freshness, skipped)
        note(response)
        return response
      })
    return try await client.perform { () throws(Failure) in try body(all) }
  }
}
