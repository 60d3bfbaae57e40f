import JSONReader
import SquadCore

/// The records of one response, and how fresh they are.
package struct RecordSnapshot<Record: ListedRecord>: Restampable {
  /// A longer response is cached as bytes: its parsed records take several times as much memory.
  private static var recordLimit: Int { 2_048 }

  package let list: RecordList<Record>
  package private(set) var freshness: Freshness
  /// Byte ranges of the records in the body.
  let ranges: RecordRanges
  /// The response's body where it is long, so that deferred details retain no records.
  private let body: [UInt8]?
  /// What the records come to, the highest first; none of a long response.
  private let sums: [Int]

  /// Parses the body of a response. Throws `Failure`.
  package init(
    parsing body: [UInt8], _ freshness: Freshness, _ skipped: SkippedRecordLog? = nil
  ) throws(Failure) {
    let array = try body.reading { reader in try RecordArray<Record>(from: &reader) }
    if let moment = freshness.moment { skipped?.note(array.skippedRecords, at: moment) }
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

  /// Whether it has few enough records to cache them parsed.
  package var isCacheable: Bool { body == nil }

  /// Nothing: it is in memory anyway, as `LastSnapshot`.
  package func cost(ofBody bytes: Int) -> Int { 0 }

  package func with(freshness: Freshness) -> RecordSnapshot {
    var snapshot = self
    snapshot.freshness = freshness
    return snapshot
  }
}

extension RecordSnapshot: StoredSource {
  package func page(_ request: PageRequest) throws(Failure) -> Page {
    try rows(request).page(
      request.range, detailLimit: Page.detailLimit, entry: { $0.entry(in: request.sort) }
    ) {
      $0.detail(freshness, among: sums)
    }
  }

  package func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    let list = try rows(request)
    let number = entry.flatMap(Record.number)
    let index = number.flatMap { number in list.rows.firstIndex { $0.id == number } }
    return try list.page(
      to: request.range.end(ofPageWith: index), detailAt: index,
      entry: { $0.entry(in: request.sort) }
    ) { $0.detail(freshness, among: sums) }
  }

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
        .flatMap { Record(id, at: $0, of: body) }?.detail(freshness)
    }
  }
}

extension ListedRecord {
  /// Its detail, with its rank where the sums of all records are known.
  fileprivate func detail(_ freshness: Freshness, among sums: [Int]) -> Detail {
    var detail = detail(freshness)
    guard let sum = detail.statTotal?.sum, !sums.isEmpty else { return detail }
    detail.statTotal = StatTotal(sum: sum, rank: Rank(of: sum, among: sums))
    return detail
  }

  /// Parses the record of an id from its range of a body; nil where that is another one, or none.
  init?(_ id: EntryID, at range: Range<Int>, of body: [UInt8]) {
    guard body.indices.contains(range.lowerBound) else { return nil }
    let record = body.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes, at: range.lowerBound)
      return (try? Self(from: &reader)) ?? nil
    }
    guard let record, record.id == Self.number(id) else { return nil }
    self = record
  }
}
