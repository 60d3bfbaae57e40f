import SquadCore

/// The records of one source, sorted by name. The service gives them all in one response and takes
/// no query, so they are sliced, sorted and looked up here.
package struct RecordList<Record: ListedRecord>: Sendable {
  /// No two with the same id.
  package let records: [Record]
  /// Records that could not be read.
  package let unreadable: Int
  private let indices: [Int: Int]

  /// Of records with the same id the first one stays.
  package init(_ records: [Record], unreadable: Int = 0) {
    var seen: Set<Int> = []
    self.records = records.filter { seen.insert($0.id).inserted }
      .sorted(byName: \.name, thenBy: \.id)
    self.unreadable = unreadable
    indices = Dictionary(
      self.records.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Parses a response's body. Throws `Failure`.
  package init(
    reading body: [UInt8], _ freshness: Freshness, _ skipped: SkippedRecordLog?
  ) throws(Failure) {
    let file = try body.reading { reader in try RecordArray<Record>(from: &reader) }
    if let moment = freshness.moment { skipped?.note(file.skippedRecords, at: moment) }
    guard !file.records.isEmpty else { throw .service(.unreadable("no \(Record.plural)")) }
    self.init(file.records, unreadable: file.unreadable)
  }

  /// A page, with its rows' details. Throws `Failure`.
  package func page(_ request: PageRequest, _ freshness: Freshness) throws(Failure) -> Page {
    try rows(request, freshness).page(request.range, entry: \.entry) { $0.detail(freshness) }
  }

  /// The rows from the start through the page that holds `entry`, with its detail; the first page
  /// where it is not found. Throws `Failure`.
  package func page(
    through entry: EntryID?, _ request: PageRequest, _ freshness: Freshness
  ) throws(Failure) -> Page {
    let list = try rows(request, freshness)
    let number = entry.flatMap(Record.number)
    let index = number.flatMap { number in list.rows.firstIndex { $0.id == number } }
    return try list.page(
      to: request.range.end(ofPageWith: index), detailAt: index, entry: \.entry
    ) { $0.detail(freshness) }
  }

  /// What an entry opens to. Throws `Failure`.
  package func detail(_ id: EntryID, _ freshness: Freshness) throws(Failure) -> Detail {
    guard let record = record(of: id) else { throw .unknownEntry(id) }
    return record.detail(freshness)
  }

  /// The record of an id; nil where it names none of these.
  package func record(of id: EntryID) -> Record? {
    Record.number(id).flatMap { indices[$0] }.map { records[$0] }
  }

  /// All rows of a request, in its order.
  private func rows(
    _ request: PageRequest, _ freshness: Freshness
  ) throws(Failure) -> RowList<Record> {
    try request.source.require(Record.list)
    let rows = records.filtered(by: request.titlePrefix, \.name).directed(by: request.sort)
    return RowList(rows, total: rows.count, freshness: freshness, unreadable: unreadable)
  }
}
