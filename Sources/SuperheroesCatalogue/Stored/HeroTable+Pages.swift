import PlainText
import SquadCore

/// Answers from the bundle, each reading no further than it has to.
extension HeroTable {
  /// A stretch of the list, with what its rows open to where they are few. Throws `Failure`.
  mutating func page(_ request: PageRequest, _ freshness: Freshness) throws(Failure) -> Page {
    let offset = max(0, request.offset)
    let end = offset.addingReportingOverflow(max(0, request.limit))
    // One at least, so that what is there is known.
    let isShort = request.isInOwnOrder && !end.overflow
    let all = try rows(request, atLeast: isShort ? max(1, end.partialValue) : .max)
    let part = all.dropFirst(offset).prefix(max(0, request.limit))
    return try page(
      part, at: offset, of: all, request, details: part.count <= Page.detailLimit ? part : [],
      freshness)
  }

  /// The stretch from the start through the page that holds `entry`, with what that opens to; the
  /// first page where it is not found. Throws `Failure`.
  mutating func page(
    through entry: EntryID?, _ request: PageRequest, _ freshness: Freshness
  ) throws(Failure) -> Page {
    try HeroList.check(request.source)
    let limit = max(1, request.limit)
    let number = entry.flatMap(HeroRecord.number)
    if let number, request.isInOwnOrder { _ = try index(of: number) }
    var all = try rows(request, atLeast: limit)
    let index = number.flatMap { number in all.firstIndex { $0.id == number } }
    let end = ((index ?? 0) / limit + 1).multipliedReportingOverflow(by: limit)
    let rows = end.overflow ? .max : end.partialValue
    all = try self.rows(request, atLeast: rows)
    return try page(
      all.prefix(rows), at: 0, of: all, request, details: index.map { all[$0...$0] } ?? [],
      freshness)
  }

  /// What an entry opens to. Throws `Failure`.
  mutating func detail(_ id: EntryID, _ freshness: Freshness) throws(Failure) -> Detail {
    guard let number = HeroRecord.number(id), let index = try index(of: number) else {
      throw .unknownEntry(id)
    }
    return try record(at: slots[index]).detail(freshness)
  }

  /// The rows that a request is about, in its order; of its own order the first so many will do.
  private mutating func rows(
    _ request: PageRequest, atLeast count: Int
  ) throws(Failure) -> [Slot] {
    try HeroList.check(request.source)
    try read(rows: request.isInOwnOrder ? count : .max)
    guard !request.isInOwnOrder else { return slots }
    var rows = slots
    if let start = request.titlePrefix.map(PlainText.foldedUTF8) {
      rows.removeAll { !PlainText.foldedUTF8($0.entry.title).starts(with: start) }
    }
    return request.sort?.isDescending == true ? rows.reversed() : rows
  }

  private mutating func page(
    _ part: ArraySlice<Slot>, at offset: Int, of all: [Slot], _ request: PageRequest,
    details: ArraySlice<Slot>, _ freshness: Freshness
  ) throws(Failure) -> Page {
    var opened: [Detail] = []
    opened.reserveCapacity(details.count)
    for slot in details { opened.append(try record(at: slot).detail(freshness)) }
    return Page(
      offset: offset, entries: part.map(\.entry),
      total: request.isInOwnOrder ? total : all.count,
      isLast: isComplete && offset >= all.count - part.count, freshness: freshness,
      details: opened, unreadable: unreadable)
  }
}

extension PageRequest {
  /// Whether its rows can be cut from the files as they lie.
  fileprivate var isInOwnOrder: Bool { titlePrefix == nil && sort?.isDescending != true }
}
