import CatalogueKit
import SquadCore

/// superhero-api: one file with every hero, which answers no questions.
struct HeroService: Sendable {
  /// Where the file is below a base address.
  static let path = "/all.json"

  let client: ServiceClient

  private var skipped: SkippedRecordLog? { client.skipped(Self.path) }

  var live: LiveService {
    LiveService(
      page: { (request, _) async throws(Failure) in
        let whole = PageRequest(source: request.source, limit: .max, sort: request.sort)
        return try await find(isAnew: request.isAnew) { (all) throws(Failure) in
          try all.list.page(whole, all.freshness)
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
        HeroResponse(
          list: try HeroList(reading: body, freshness, skipped), freshness: freshness)
      })
    return try await client.perform { () throws(Failure) in try body(all) }
  }
}

extension HeroList {
  /// Reads an answer's bytes. Throws `Failure`.
  init(
    reading body: [UInt8], _ freshness: Freshness, _ skipped: SkippedRecordLog?
  ) throws(Failure) {
    let file = try body.reading { reader in try HeroFile(from: &reader) }
    if let moment = freshness.moment { skipped?.note(file.skippedRecords, at: moment) }
    guard !file.records.isEmpty else { throw .service(.unreadable("no heroes")) }
    self.init(file.records, unreadable: file.unreadable)
  }
}
