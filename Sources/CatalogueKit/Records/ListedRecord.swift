import JSONReader
import SquadCore

/// A record of a catalogue with one list, which its service gives whole as a JSON array. All of
/// them can be recruited.
package protocol ListedRecord: Equatable, Sendable {
  /// The list of these records.
  static var list: ListID { get }
  /// Their plural in errors and in the names of bundled files: `heroes`.
  static var plural: String { get }
  /// Path of the array below the service's base address: `/all.json`.
  static var path: String { get }
  /// How many are bundled, for a tab to say before anything is read.
  static var bundledCount: Int { get }
  /// Above 0; in decimal digits it is the path of the entry's id.
  var id: Int { get }
  /// The title; never empty.
  var name: String { get }
  /// Its row.
  var entry: Entry { get }
  /// The month of its first appearance, counted from the year 0; nil where that is unknown.
  var firstAppearance: Int? { get }

  /// What its detail's total is the rank of; nil where it has none.
  var sum: Int? { get }

  /// Nil where the value is no such record. Throws `JSONProblem`.
  init?(from reader: inout JSONReader) throws

  /// What it is sorted by in an order; nil where that is unknown.
  func sortValue(_ key: String) -> SortValue?

  /// The entry's detail.
  func detail(_ freshness: Freshness) -> Detail
}

extension ListedRecord {
  package var firstAppearance: Int? { nil }
  package var sum: Int? { nil }

  package func sortValue(_ key: String) -> SortValue? { nil }

  /// Its row in an order.
  func entry(in order: SortOrder?) -> Entry {
    guard let order, order.column != .list else { return entry }
    return entry.with(sortText: sortValue(order.key)?.text)
  }

  /// The record's number in an entry's id; nil where that names no such record.
  package static func number(_ id: EntryID) -> Int? {
    guard id.catalogue == list.catalogue, let number = Int(id.path), "\(number)" == id.path else {
      return nil
    }
    return number
  }
}
