import CatalogueKit
import SquadCore

/// Pages and details of the stored records.
extension SwapiSnapshot: StoredSource {
  /// A row and its detail, which is made only where it is needed.
  private struct Row {
    let entry: Entry
    let detail: () -> Detail
  }

  func page(_ request: PageRequest) throws(Failure) -> Page {
    try rows(request).page(request.range, entry: \.entry) { $0.detail() }
  }

  /// All rows: they cost no more than the first page.
  func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    let list = try rows(request)
    let index = entry.flatMap { entry in list.rows.firstIndex { $0.entry.id == entry } }
    return try list.page(to: .max, detailAt: index, entry: \.entry) { $0.detail() }
  }

  func detail(_ id: EntryID) throws(Failure) -> Detail {
    guard let reference = SwapiReference(id) else { throw .unknownEntry(id) }
    let detail =
      reference.kind == .films
      ? films[reference.id].map(detail) : people[reference.id].map(detail)
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

  /// The members of a record's section, in its order, as far as they are here.
  private func rows<Owner: SwapiEntryRecord, Member: SwapiEntryRecord>(
    _ request: PageRequest, _ owner: Timestamped<Owner>?, of lookup: RecordLookup<Member>
  ) throws(Failure) -> RowList<Row> {
    guard let owner, let ids = owner.record.members else {
      guard case .section(let id, _) = request.source else {
        throw .unknownList("\(request.source)")
      }
      throw .unknownEntry(id)
    }
    return try rows(
      request, ids.compactMap { lookup[$0] }, total: ids.count, owner.freshness)
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
    }
    .filtered(by: request.titlePrefix, \.entry.title)
    return RowList(
      rows, total: total ?? rows.count, freshness: freshness, unreadable: unreadable)
  }

  private func detail<Record: SwapiEntryRecord>(_ row: Timestamped<Record>) -> Detail {
    var detail = row.record.detail(in: context(row.freshness))
    // Nothing more is stored.
    detail.isPartial = !row.record.isWhole
    return detail
  }
}
