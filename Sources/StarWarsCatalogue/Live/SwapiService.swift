import CatalogueKit
import SquadCore

/// The live side, hosts with SWAPI. A film names only the addresses of its people, and each of
/// those is a request of its own.
struct SwapiService: Sendable {
  /// How old a cached record may be, in seconds, to stand in for a new one. They hardly ever
  /// change, films share their people, and some hosts limit requests.
  static let freshness: Int64 = 600

  let client: ServiceClient
  let bundle: StarWarsBundle
  let saved: SwapiResponseCache
  let unfinishedSections = ResumableProgress<SectionProgress>()
  private let unfinishedFilms = ResumableProgress<ListProgress<FilmRecord>>()
  private let unfinishedPeople = ResumableProgress<ListProgress<PersonRecord>>()

  var live: LiveService {
    LiveService(
      page: { (request, onPartial) async throws(Failure) in try await page(request, onPartial) },
      detail: { (id, isReload) async throws(Failure) in try await detail(id, isReload: isReload) })
  }

  /// The stored records. Reads files: on the worker only.
  func snapshot() -> SwapiSnapshot { SwapiSnapshot(bundle, saved) }

  /// Fetches one record.
  func record<Record: SwapiRecord>(
    _ reference: SwapiReference, as type: Record.Type, isReload: Bool = false
  ) async throws(Failure) -> Timestamped<Record> {
    let response = try await client.fetch(
      reference.path, isReload: isReload, age: Self.freshness,
      parse: { (body, freshness) throws(Failure) in
        try SwapiResponse<Record>(body, of: reference, freshness)
      })
    guard let record = response.records.first else {
      throw .service(.missing(reference.path))
    }
    return Timestamped(record: record, freshness: response.freshness)
  }

  private func page(
    _ request: PageRequest, _ onPartial: LiveService.PartialHandler
  ) async throws(Failure) -> Page {
    let query = try SwapiQuery(request.source)
    switch query {
    case .films:
      return try await ListFetch(
        service: self, query: query, isReload: request.isReload, unfinished: unfinishedFilms,
        lookup: \.films, sort: request.sort, order: { SwapiRows.sorted($0, by: request.sort) }
      ).page(onPartial: onPartial)
    case .people:
      return try await ListFetch(
        service: self, query: query, isReload: request.isReload, unfinished: unfinishedPeople,
        lookup: \.people, sort: request.sort, order: { SwapiRows.sorted($0, by: request.sort) }
      ).page(onPartial: onPartial)
    case .characters(let film):
      return try await SectionFetch<FilmRecord, PersonRecord>(
        service: self, query: query, isReload: request.isReload, lookup: \.people
      ).page(of: SwapiReference(.films, film), onPartial: onPartial)
    case .appearances(let person):
      return try await SectionFetch<PersonRecord, FilmRecord>(
        service: self, query: query, isReload: request.isReload, lookup: \.films
      ).page(of: SwapiReference(.people, person), onPartial: onPartial)
    }
  }
}
