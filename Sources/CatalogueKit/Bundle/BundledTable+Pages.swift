import SquadCore

/// Pages of listed records, each of which parses only the rows that it needs.
extension BundledTable where Format.Record: ListedRecord {
  /// A page, with its details where it has few rows.
  mutating func page(_ request: PageRequest, _ freshness: Freshness) throws(Failure) -> Page {
    try rows(request, atLeast: request.rowsNeeded, freshness).page(
      request, detailLimit: Page.detailLimit, entry: \.entry
    ) { row throws(Failure) in try detail(of: row, freshness) }
  }

  /// The rows from the start through the page with `entry`, and its detail; the first page where it
  /// is not found.
  mutating func page(
    through entry: EntryID?, _ request: PageRequest, _ freshness: Freshness
  ) throws(Failure) -> Page {
    let number = entry.flatMap(Format.Record.number)
    if let number, request.isInOwnOrder { _ = try index(of: number) }
    let first = try rows(request, atLeast: max(1, request.limit), freshness)
    let index = number.flatMap { number in first.rows.firstIndex { $0.id == number } }
    let end = request.end(ofPageWith: index)
    return try rows(request, atLeast: end, freshness).page(
      to: end, detailAt: index, entry: \.entry
    ) { row throws(Failure) in try detail(of: row, freshness) }
  }

  /// An entry's detail.
  mutating func detail(_ id: EntryID, _ freshness: Freshness) throws(Failure) -> Detail {
    guard let number = Format.Record.number(id), let index = try index(of: number) else {
      throw .unknownEntry(id)
    }
    return try detail(of: slots[index], freshness)
  }

  private func detail(of row: BundledRow, _ freshness: Freshness) throws(Failure) -> Detail {
    try record(at: row).detail(freshness, among: Format.Record.bundledSums)
  }

  /// All rows of a request in its order, or at least the first `count` in the files' own order.
  private mutating func rows(
    _ request: PageRequest, atLeast count: Int, _ freshness: Freshness
  ) throws(Failure) -> RowList<BundledRow> {
    try request.source.require(Format.Record.list)
    try read(rows: request.isInOwnOrder ? count : .max)
    let rows = try sorted(slots.filtered(by: request.titlePrefix, \.entry.title), by: request.sort)
    return RowList(
      rows, total: request.isInOwnOrder ? total : rows.count, isComplete: isComplete,
      freshness: freshness, unreadable: unreadable)
  }

  /// Sorts rows; any order but that of names reads their records.
  private func sorted(
    _ rows: [BundledRow], by order: SortOrder?
  ) throws(Failure) -> [BundledRow] {
    guard let order, order.column != .list else { return rows.directed(by: order) }
    var valued: [(row: BundledRow, value: SortValue?)] = []
    for row in rows { valued.append((row, try record(at: row).sortValue(order.key))) }
    return valued.sorted(by: order, \.value).map { $0.row.with(sortText: $0.value?.text) }
  }
}

extension PageRequest {
  /// Whether its rows are in the order of the bundled files.
  fileprivate var isInOwnOrder: Bool {
    titlePrefix == nil && sort?.isDescending != true && sort?.column ?? .list == .list
  }
}
