import SquadCore

/// The records of one response, and its freshness.
package struct RecordSnapshot<Record: ListedRecord>: RefreshableValue {
  /// Maximum number of records to keep parsed, which takes several times the memory of the body.
  private static var recordLimit: Int { 2_048 }

  /// The records, sorted by name.
  package let list: RecordList<Record>
  /// Source and age of the response.
  package private(set) var freshness: Freshness
  private let ranges: RecordRanges
  /// The body of a long response, so that deferred details retain no records.
  private let body: [UInt8]?
  /// The sums of the records, the highest first; none of a long response.
  private let sums: [Int]

  /// Parses the body of a response.
  package init(
    parsing body: [UInt8], _ freshness: Freshness, _ skipped: SkippedRecordLog? = nil
  ) throws(Failure) {
    let array = try body.reading { reader in try RecordArray<Record>(from: &reader) }
    if let moment = freshness.moment { skipped?.record(array.skippedRecords, at: moment) }
    guard !array.records.isEmpty else {
      throw .service(array.unreadable > 0 ? .unreadable("no \(Record.plural)") : .emptyList)
    }
    list = RecordList(array.records, unreadable: array.unreadable)
    ranges = RecordRanges(array) { $0.id }
    self.freshness = freshness
    let isLong = ranges.count > Self.recordLimit
    self.body = isLong ? body : nil
    sums = isLong ? [] : list.records.compactMap(\.sum).sorted(by: >)
  }

  /// Nil for a long response, whose parsed records would take too much memory.
  package var cacheable: (any RefreshableValue)? { body == nil ? self : nil }

  /// No cost, since the catalogue always needs its only list.
  package func cost(ofBody bytes: Int) -> Int { 0 }

  /// The same records with another freshness.
  package func with(freshness: Freshness) -> RecordSnapshot {
    var snapshot = self
    snapshot.freshness = freshness
    return snapshot
  }
}

extension RecordSnapshot: StoredSource {
  /// A page in the request's order. Its details come with at most `Page.detailLimit` rows, else on
  /// demand.
  package func page(_ request: PageRequest) throws(Failure) -> Page {
    try rows(request).page(
      request, detailLimit: Page.detailLimit, entry: { $0.entry(in: request.sort) }
    ) {
      $0.detail(freshness, among: sums)
    }
  }

  /// The rows through the page with `entry`, and its detail.
  package func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    let list = try rows(request)
    let number = entry.flatMap(Record.number)
    let index = number.flatMap { number in list.rows.firstIndex { $0.id == number } }
    return try list.page(
      to: request.end(ofPageWith: index), detailAt: index, entry: { $0.entry(in: request.sort) }
    ) { $0.detail(freshness, among: sums) }
  }

  /// A record's detail, with its rank where the sums are known. Throws `.unknownEntry` for other
  /// ids.
  package func detail(_ id: EntryID) throws(Failure) -> Detail {
    guard let record = list.record(of: id) else { throw .unknownEntry(id) }
    return record.detail(freshness, among: sums)
  }

  private func rows(_ request: PageRequest) throws(Failure) -> RowList<Record> {
    var rows = try list.rows(request, freshness)
    rows.deferredDetails = deferredDetails
    return rows
  }

  private var deferredDetails: DeferredDetails {
    guard let body else {
      return DeferredDetails { [list, freshness, sums] in
        list.record(of: $0)?.detail(freshness, among: sums)
      }
    }
    return DeferredDetails { [ranges, freshness] id in
      Record.number(id).flatMap { ranges[$0] }
        .flatMap { Record(id, at: $0, of: body) }?.detail(freshness, among: [])
    }
  }
}

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
