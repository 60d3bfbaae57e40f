import SquadCore

/// The records of one source, sorted by name and namesakes by their first appearance. Their service
/// sends them all in one response and takes no query, so they are sliced and sorted here.
package struct RecordList<Record: ListedRecord>: Sendable {
  /// The records, with unique ids.
  package let records: [Record]
  /// Number of invalid records.
  package let unreadable: Int
  private let indices: [Int: Int]

  /// Keeps the first of records with the same id.
  package init(_ records: [Record], unreadable: Int = 0) {
    var seen: Set<Int> = []
    self.records = records.filter { seen.insert($0.id).inserted }
      .sorted(byName: \.name) { ($0.firstAppearance ?? .max, $0.id) }
    self.unreadable = unreadable
    indices = Dictionary(
      self.records.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The record of an id; nil where there is none.
  package func record(of id: EntryID) -> Record? {
    Record.number(id).flatMap { indices[$0] }.map { records[$0] }
  }

  /// All rows of a request, in its order.
  func rows(_ request: PageRequest, _ freshness: Freshness) throws(Failure) -> RowList<Record> {
    try request.source.require(Record.list)
    var rows = records.filtered(by: request.titlePrefix, \.name)
    if let order = request.sort, order.column != .list {
      rows = rows.sorted(by: order) { $0.sortValue(order.key) }
    } else {
      rows = rows.directed(by: request.sort)
    }
    return RowList(rows, total: rows.count, freshness: freshness, unreadable: unreadable)
  }
}
