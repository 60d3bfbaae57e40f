import CatalogueKit
import SquadCore

/// The stored films and people, saved or else bundled, and the names of the records that they refer
/// to. A snapshot serves one request on one thread.
final class SwapiSnapshot {
  let films: RecordLookup<FilmRecord>
  let people: RecordLookup<PersonRecord>
  let bundle: StarWarsBundle
  private let saved: SavedSwapiResponses?
  private let paths: Set<String>
  private var names: [SwapiReference: SwapiName?] = [:]

  init(_ bundle: StarWarsBundle, _ saved: SavedSwapiResponses?) {
    self.bundle = bundle
    self.saved = saved
    paths = saved?.paths ?? []
    let freshness = try? bundle.freshness()
    films = RecordLookup(bundle.films, freshness, saved, paths: paths)
    people = RecordLookup(bundle.people, freshness, saved, paths: paths)
  }

  /// The name of a record; nil where none is stored.
  func name(_ reference: SwapiReference) -> SwapiName? {
    if let name = names[reference] { return name }
    let name = lookUp(reference)
    names[reference] = .some(name)
    return name
  }

  func context(_ freshness: Freshness) -> SwapiContext {
    SwapiContext(freshness: freshness, name: name, knownSpecies: bundle.species, related: related)
  }

  /// As many of each as a large screen shows.
  private static let maximumRelated = 4

  private func related(to person: PersonRecord) -> [(label: Label, people: [Int])] {
    let world = person.homeworld.flatMap { name(SwapiReference(.planets, $0))?.text }
    let isKnown = world != nil && world != CatalogueText.unknown
    let everyone = isKnown ? (try? people.all()) ?? [] : []
    let compatriots = everyone.lazy.map(\.record)
      .filter { $0.homeworld == person.homeworld && $0.id != person.id }
      .prefix(Self.maximumRelated).map(\.id)
    let cast = person.films?.first.flatMap { films[$0]?.record.characters } ?? []
    let others = cast.filter { $0 != person.id && !compatriots.contains($0) }
    return [
      (.sameWorld, Array(compatriots)), (.sameFilm, Array(others.prefix(Self.maximumRelated))),
    ]
  }

  private func lookUp(_ reference: SwapiReference) -> SwapiName? {
    switch reference.kind {
    case .films:
      return films[reference.id].map { film in
        SwapiName(
          text: film.record.name, note: film.record.note, portrait: film.record.portrait,
          isCurrent: true)
      }
    case .people:
      return people[reference.id].map { person in
        SwapiName(
          text: person.record.name, subtitle: person.record.rowSubtitle(name),
          portrait: person.record.portrait(name, knownSpecies: bundle.species), isCurrent: true)
      }
    case .planets, .species:
      return savedName(reference)
        ?? bundle.name(reference).map { SwapiName(text: $0, isCurrent: false) }
    }
  }

  private func savedName(_ reference: SwapiReference) -> SwapiName? {
    guard let saved, paths.contains(reference.path), let response = saved.metadata(reference) else {
      return nil
    }
    let record: Timestamped<NameRecord>? = saved.record(reference)
    return record.map { SwapiName(text: $0.record.name, isCurrent: saved.isCurrent(response)) }
  }
}

extension SwapiSnapshot: StoredSource {
  /// A row with its detail, which is made when it is needed.
  private struct Row {
    let entry: Entry
    let detail: () -> Detail
  }

  func page(_ request: PageRequest) throws(Failure) -> Page {
    try rows(request).page(request, entry: \.entry) { $0.detail() }
  }

  /// All rows, since they cost no more than the first page.
  func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    let list = try rows(request)
    let index = entry.flatMap { entry in list.rows.firstIndex { $0.entry.id == entry } }
    return try list.page(to: .max, detailAt: index, entry: \.entry) { $0.detail() }
  }

  func detail(_ id: EntryID) throws(Failure) -> Detail {
    guard let reference = SwapiReference(id) else { throw .unknownEntry(id) }
    let detail =
      reference.kind == .films ? films[reference.id].map(detail) : people[reference.id].map(detail)
    guard let detail else { throw .unknownEntry(id) }
    return detail
  }

  /// All rows of a request, in its order.
  private func rows(_ request: PageRequest) throws(Failure) -> RowList<Row> {
    switch try SwapiQuery(request.source) {
    case .films:
      let records = SwapiRows.sorted(try films.all(), by: request.sort)
      return try rows(request, records, unreadable: films.unreadable)
    case .people:
      let records = SwapiRows.sorted(try people.all(), by: request.sort)
      return try rows(request, records, unreadable: people.unreadable)
    case .characters(let film): return try rows(request, films[film], of: people)
    case .appearances(let person): return try rows(request, people[person], of: films)
    }
  }

  /// The stored members of a record's section, in order.
  private func rows<Owner: SwapiEntryRecord, Member: SwapiEntryRecord>(
    _ request: PageRequest, _ owner: Timestamped<Owner>?, of lookup: RecordLookup<Member>
  ) throws(Failure) -> RowList<Row> {
    guard let owner, let ids = owner.record.members else {
      guard case .section(let id, _) = request.source else {
        throw .unknownList("\(request.source)")
      }
      throw .unknownEntry(id)
    }
    return try rows(request, ids.compactMap { lookup[$0] }, total: ids.count, owner.freshness)
  }

  private func rows<Record: SwapiEntryRecord>(
    _ request: PageRequest, _ records: [Timestamped<Record>], total: Int? = nil,
    _ owner: Freshness? = nil, unreadable: Int = 0
  ) throws(Failure) -> RowList<Row> {
    var freshness = records.map(\.freshness).oldest ?? owner
    if freshness == nil { freshness = try bundle.freshness() }
    guard let freshness else { throw .unreadable("starwars") }
    let rows = records.map { record in
      Row(entry: record.record.entry(in: context(record.freshness), request.sort)) {
        self.detail(record)
      }
    }.filtered(by: request.titlePrefix, \.entry.title)
    return RowList(rows, total: total ?? rows.count, freshness: freshness, unreadable: unreadable)
  }

  private func detail<Record: SwapiEntryRecord>(_ row: Timestamped<Record>) -> Detail {
    var detail = row.record.detail(in: context(row.freshness))
    // Only a record from a list of names has more at its host.
    detail.isPartial = !row.record.isComplete
    return detail
  }
}

/// A record's row and detail.
struct SwapiRow: Sendable {
  let entry: Entry
  let detail: Detail
  let freshness: Freshness

  init<Record: SwapiEntryRecord>(
    _ record: Timestamped<Record>, on snapshot: SwapiSnapshot, _ order: SortOrder? = nil
  ) {
    let context = snapshot.context(record.freshness)
    entry = record.record.entry(in: context, order)
    detail = record.record.detail(in: context)
    freshness = record.freshness
  }
}
