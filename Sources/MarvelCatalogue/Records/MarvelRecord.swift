import Basics
import JSONReader
import SquadCore

/// A record of the Marvel API: a character, a comic, a series, a story or an event.
protocol MarvelRecord: Sendable {
  /// The members that records of all kinds have.
  var fields: MarvelFields { get }
  /// Nil where the value is no such record: no object, no id, no name. Throws `JSONProblem`.
  init?(from reader: inout JSONReader) throws
  /// Its picture; nil where there is none.
  var image: MarvelImage? { get }
}

extension MarvelRecord {
  /// Its number; no two records of a kind share one.
  var id: Int { fields.id }
  var title: String { fields.title ?? "" }
  var description: String? { fields.description }
  /// When it was last edited; nil where that is unknown.
  var modified: MarvelDate? { fields.modified }
  var creators: MarvelList? { fields.creators }
  var addresses: [MarvelTyped<String>] { fields.addresses }
  var image: MarvelImage? { fields.image }

  /// References to records of that kind; nil where the record has no such list.
  func list(of kind: MarvelKind) -> MarvelList? { fields.lists[kind] }

  /// When it was last edited; nil for the bundle's own day, which stands for "unknown".
  func modified(inBundleOf day: CalendarDay?) -> MarvelDate? {
    modified.flatMap { $0.day == day ? nil : $0 }
  }
}
