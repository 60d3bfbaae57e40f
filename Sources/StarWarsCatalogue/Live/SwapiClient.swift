import Basics
import CatalogueKit
import SquadCore
import Synchronization

/// Fetches lists and records of SWAPI, beside the stored ones. A film has only the addresses of its
/// people, each of which is another request.
struct SwapiClient: Sendable {
  /// Maximum age in seconds of a cached record that replaces a request. Records hardly ever change,
  /// films share their people, and some hosts limit requests.
  static let freshness: Int64 = 600

  let service: ServiceClient
  let bundle: StarWarsBundle
  let saved: SavedSwapiResponses
  let unfinishedSections = UnfinishedFetches<SectionProgress>()
  private let unfinishedFilms = UnfinishedFetches<ListProgress<FilmRecord>>()
  private let unfinishedPeople = UnfinishedFetches<ListProgress<PersonRecord>>()

  var live: LiveService {
    LiveService(
      page: { (request, onPartial) async throws(Failure) in try await page(request, onPartial) },
      detail: { (id, isReload) async throws(Failure) in try await detail(id, isReload: isReload) })
  }

  /// The stored records. Reads files, so only the worker may call it.
  func snapshot() -> SwapiSnapshot { SwapiSnapshot(bundle, saved) }

  /// Fetches one record.
  func record<Record: SwapiRecord>(
    _ reference: SwapiReference, as type: Record.Type, isReload: Bool = false
  ) async throws(Failure) -> Timestamped<Record> {
    let response = try await service.fetch(
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
        client: self, query: query, isReload: request.isReload, unfinished: unfinishedFilms,
        lookup: \.films, sort: request.sort, order: { SwapiRows.sorted($0, by: request.sort) }
      ).page(onPartial: onPartial)
    case .people:
      return try await ListFetch(
        client: self, query: query, isReload: request.isReload, unfinished: unfinishedPeople,
        lookup: \.people, sort: request.sort, order: { SwapiRows.sorted($0, by: request.sort) }
      ).page(onPartial: onPartial)
    case .characters(let film):
      return try await SectionFetch<FilmRecord, PersonRecord>(
        client: self, query: query, isReload: request.isReload, lookup: \.people
      ).page(of: SwapiReference(.films, film), onPartial: onPartial)
    case .appearances(let person):
      return try await SectionFetch<PersonRecord, FilmRecord>(
        client: self, query: query, isReload: request.isReload, lookup: \.films
      ).page(of: SwapiReference(.people, person), onPartial: onPartial)
    }
  }
}

extension SwapiClient {
  func detail(_ id: EntryID, isReload: Bool) async throws(Failure) -> Detail {
    guard let reference = SwapiReference(id) else { throw .unknownEntry(id) }
    return reference.kind == .films
      ? try await film(reference, isReload: isReload)
      : try await person(reference, isReload: isReload)
  }

  private func film(_ reference: SwapiReference, isReload: Bool) async throws(Failure) -> Detail {
    let film = try await record(reference, as: FilmRecord.self, isReload: isReload)
    return try await service.perform {
      var detail = film.record.detail(in: snapshot().context(film.freshness))
      // There is no more to fetch.
      detail.isPartial = false
      return detail
    }
  }

  /// Fetches a person, then the missing names of the planet and species. Saved names stay valid
  /// because names don't change.
  private func person(_ reference: SwapiReference, isReload: Bool) async throws(Failure) -> Detail {
    let person = try await record(reference, as: PersonRecord.self, isReload: isReload)
    let unknown = try await service.perform {
      let snapshot = snapshot()
      return person.record.named.filter { snapshot.name($0)?.isCurrent != true }
    }
    let names = try await names(of: unknown)
    return try await service.perform {
      let snapshot = snapshot()
      let context = SwapiContext(
        freshness: person.freshness,
        name: { reference in
          names[reference].map { SwapiName(text: $0, isCurrent: true) } ?? snapshot.name(reference)
        }, knownSpecies: bundle.species, related: snapshot.context(person.freshness).related)
      var detail = person.record.detail(in: context)
      // A failed name must not be requested again and again.
      detail.isPartial = false
      return detail
    }
  }

  /// Fetches names concurrently. A name that fails is shown as stored, or as "unknown".
  private func names(
    of references: [SwapiReference]
  ) async throws(Failure) -> [SwapiReference: String] {
    let names = await references.concurrentMap { reference in
      let name = try? await record(reference, as: NameRecord.self).record.name
      return (reference, name)
    }
    if Task.isCancelled { throw .service(.cancelled) }
    return Dictionary(names.compactMap { reference, name in name.map { (reference, $0) } }) {
      first, _ in first
    }
  }
}

/// The progress of fetches with several parts. A fetch that was cancelled, or failed in part,
/// leaves it for the next one to resume.
final class UnfinishedFetches<Progress: Sendable>: Sendable {
  private let pending = Mutex<[SwapiQuery: Progress]>([:])

  subscript(query: SwapiQuery) -> Progress? {
    get { pending.withLock { $0[query] } }
    set { pending.withLock { $0[query] = newValue } }
  }
}
