import JSONReader
import SquadCore

/// A record of a service that gives its one list whole, as a JSON array.
package protocol ListedRecord: Equatable, Sendable {
  /// The list of these records.
  static var list: ListID { get }
  /// What they are called in an error: `heroes`.
  static var plural: String { get }
  /// Above 0; stands in decimal digits as the path of the entry's id.
  var id: Int { get }
  /// The title; never empty.
  var name: String { get }
  /// Its row.
  var entry: Entry { get }

  /// Nil where the value is no such record. Throws `JSONProblem`.
  init?(from reader: inout JSONReader) throws

  /// What it opens to.
  func detail(_ freshness: Freshness) -> Detail
}

extension ListedRecord {
  /// The number of an entry's id; nil where that names no such record.
  package static func number(_ id: EntryID) -> Int? {
    guard id.catalogue == list.catalogue, let number = Int(id.path), "\(number)" == id.path else {
      return nil
    }
    return number
  }
}
