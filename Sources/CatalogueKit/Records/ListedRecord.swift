import JSONReader
import SquadCore

/// A record of a catalogue with one list, which its service sends whole as a JSON array. All of its
/// entries can be recruited.
package protocol ListedRecord: Equatable, Sendable {
  static var list: ListID { get }
  /// Plural in errors and in the names of bundled files: `heroes`.
  static var plural: String { get }
  /// Path of the array below the service's base address: `/all.json`.
  static var path: String { get }
  /// Number of bundled records, which a tab shows before any file is read.
  static var bundledCount: Int { get }
  /// Positive; in decimal digits it is the path of the entry's id.
  var id: Int { get }
  /// The title; never empty.
  var name: String { get }
  /// Text of its row beside the title.
  var rowSubtitle: String { get }
  /// Other names that a search finds it by.
  var aliases: [String] { get }
  /// Month of its first appearance, counted from the year 0; nil where that is unknown.
  var firstAppearance: Int? { get }
  /// The number that its rank compares; nil where it has none.
  var sum: Int? { get }
  /// The sums of all bundled records, the highest first, so that a rank reads no other record.
  static var bundledSums: [Int] { get }

  init()

  /// Parses one member of the record. Throws `JSONError`.
  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws

  /// The value that an order sorts by; nil where that is unknown.
  func sortValue(_ key: String) -> SortValue?

  /// Its detail without a rank.
  func detail(_ freshness: Freshness) -> Detail
}

extension ListedRecord {
  /// Unknown by default.
  package var firstAppearance: Int? { nil }
  /// No number, hence no rank, by default.
  package var sum: Int? { nil }
  /// No sums by default: bundled records then have no rank.
  package static var bundledSums: [Int] { [] }

  /// No value by default, for a list that is sorted by name only.
  package func sortValue(_ key: String) -> SortValue? { nil }

  /// Parses a record; nil where the value has no id or name. Throws `JSONError`.
  package init?(from reader: inout JSONReader) throws {
    self.init()
    try reader.members { try read($0, from: &$1) }
    guard id > 0, !name.isEmpty else { return nil }
  }

  /// Parses the record of an id from its range of a body; nil where that has another record, or
  /// none.
  init?(_ id: EntryID, at range: Range<Int>, of body: [UInt8]) {
    guard body.indices.contains(range.lowerBound) else { return nil }
    let record = body.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes, at: range.lowerBound)
      return (try? Self(from: &reader)) ?? nil
    }
    guard let record, record.id == Self.number(id) else { return nil }
    self = record
  }

  /// The record's number in an entry's id; nil where the id is of another form.
  package static func number(_ id: EntryID) -> Int? {
    guard id.catalogue == list.catalogue, let number = Int(id.path), "\(number)" == id.path else {
      return nil
    }
    return number
  }

  /// The catalogue and the record's number: `superheroes/70`.
  package var entryID: EntryID { EntryID(Self.list.catalogue, "\(id)") }

  /// Its row in the list's own order.
  package var entry: Entry {
    Entry(id: entryID, title: name, subtitle: rowSubtitle, aliases: aliases, isRecruitable: true)
  }

  /// Its row in an order.
  func entry(in order: SortOrder?) -> Entry {
    guard let order, order.column != .list else { return entry }
    return entry.with(sortText: sortValue(order.key)?.text)
  }

  /// Its detail, with its rank among the sums of all records where those are known.
  func detail(_ freshness: Freshness, among sums: [Int]) -> Detail {
    var detail = detail(freshness)
    detail.statTotal = sum.map {
      StatTotal(sum: Amount($0), rank: sums.isEmpty ? nil : Rank(of: $0, among: sums))
    }
    return detail
  }

  /// A detail with the members that every record has.
  package func plainDetail(_ freshness: Freshness) -> Detail {
    var detail = Detail(id: entryID, title: name, freshness: freshness)
    detail.rowSubtitle = rowSubtitle
    detail.isRecruitable = true
    detail.isDescribed = false
    return detail
  }
}
