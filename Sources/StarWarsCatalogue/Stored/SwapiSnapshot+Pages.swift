import SquadCore

/// Answers from what is on this machine.
extension SwapiSnapshot {
  /// Throws `Failure`.
  ///
  /// - Parameter wants: of which rows the page should tell what they open to.
  func page(
    _ request: PageRequest, details wants: @escaping (EntryID) -> Bool = { _ in true }
  ) throws(Failure) -> Page {
    let asking = Asking(request: request, wants: wants)
    switch try SwapiQuery(asking.request.source) {
    case .films:
      let rows = SwapiRows.sorted(try films.all(), by: asking.request.sort)
      return try page(asking, rows, unreadable: films.unreadable)
    case .people:
      let rows = SwapiRows.sorted(try people.all(), by: asking.request.sort)
      return try page(asking, rows, unreadable: people.unreadable)
    case .characters(let film):
      return try page(asking, films[film], of: people)
    case .appearances(let person):
      return try page(asking, people[person], of: films)
    }
  }

  /// What an entry opens to. Throws `Failure`.
  func detail(_ id: EntryID) throws(Failure) -> Detail {
    guard let reference = SwapiReference(id) else { throw .unknownEntry(id) }
    let detail =
      reference.kind == .films
      ? films[reference.id].map(detail) : people[reference.id].map(detail)
    guard let detail else { throw .unknownEntry(id) }
    return detail
  }

  /// What is asked for, and of which rows the details too.
  private struct Asking {
    let request: PageRequest
    let wants: (EntryID) -> Bool
  }

  /// The members of a record's section, in its order, as far as they are here.
  private func page<Owner: SwapiEntryRecord, Member: SwapiEntryRecord>(
    _ asking: Asking, _ owner: Timestamped<Owner>?, of lookup: RecordLookup<Member>
  ) throws(Failure) -> Page {
    guard let owner, let ids = owner.record.members else {
      guard case .section(let id, _) = asking.request.source else {
        throw .unknownList("\(asking.request.source)")
      }
      throw .unknownEntry(id)
    }
    return try page(asking, ids.compactMap { lookup[$0] }, total: ids.count, owner.freshness)
  }

  private func page<Record: SwapiEntryRecord>(
    _ asking: Asking, _ rows: [Timestamped<Record>], total: Int? = nil, _ owner: Freshness? = nil,
    unreadable: Int = 0
  ) throws(Failure) -> Page {
    let entries = rows.map { $0.record.entry(in: context($0.freshness)) }
    var freshness = rows.map(\.freshness).oldest ?? owner
    if freshness == nil { freshness = try bundle.freshness() }
    guard let freshness else { throw .unreadable("starwars") }
    return asking.request.page(
      entries, total: total, freshness: freshness, unreadable: unreadable
    ) { index in asking.wants(entries[index].id) ? detail(rows[index]) : nil }
  }

  private func detail<Record: SwapiEntryRecord>(_ row: Timestamped<Record>) -> Detail {
    var detail = row.record.detail(in: context(row.freshness))
    // Nothing more is known here.
    detail.isPartial = !row.record.isWhole
    return detail
  }
}
