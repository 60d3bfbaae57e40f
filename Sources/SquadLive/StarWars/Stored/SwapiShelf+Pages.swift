import SquadCore

/// Answers from what is on this machine.
extension SwapiShelf {
  /// Throws `Failure`.
  func page(_ request: PageRequest) throws(Failure) -> Page {
    switch try SwapiQuery(request.source) {
    case .films:
      return try page(request, SwapiRows.sorted(try films.all(), by: request.sort))
    case .people:
      return try page(request, SwapiRows.sorted(try people.all(), by: request.sort))
    case .characters(let film):
      return try page(request, films[film], of: people)
    case .appearances(let person):
      return try page(request, people[person], of: films)
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

  /// The members of a record's section, in its order, as far as they are here.
  private func page<Owner: SwapiEntryRecord, Member: SwapiEntryRecord>(
    _ request: PageRequest, _ owner: Fresh<Owner>?, of rack: SwapiRack<Member>
  ) throws(Failure) -> Page {
    guard let owner, let ids = owner.record.members else {
      guard case .section(let id, _) = request.source else {
        throw .unknownList("\(request.source)")
      }
      throw .unknownEntry(id)
    }
    return try page(request, ids.compactMap { rack[$0] }, total: ids.count, owner.freshness)
  }

  private func page<Record: SwapiEntryRecord>(
    _ request: PageRequest, _ rows: [Fresh<Record>], total: Int? = nil, _ owner: Freshness? = nil
  ) throws(Failure) -> Page {
    let entries = rows.map { $0.record.entry(in: context($0.freshness)) }
    let details = rows.map(detail)
    guard let freshness = rows.map(\.freshness).oldest ?? owner else {
      return request.page([], [], total: total, freshness: try bundle.freshness())
    }
    return request.page(entries, details, total: total, freshness: freshness)
  }

  private func detail<Record: SwapiEntryRecord>(_ row: Fresh<Record>) -> Detail {
    var detail = row.record.detail(in: context(row.freshness))
    // Nothing more is known here.
    detail.isPartial = !row.record.isWhole
    return detail
  }
}
