import Basics
import JSONReader
import SquadCore

/// A record of the Marvel API: a character, a comic, a series, a story or an event.
protocol MarvelRecord: Sendable {
  /// What records of all kinds have.
  var fields: MarvelFields { get }
  /// Nil where the value is no such record: no object, no id, no name. Throws `JSONProblem`.
  init?(from reader: inout JSONReader) throws
  /// What it looks like; nil where there is no picture.
  var image: MarvelImage? { get }
}

extension MarvelRecord {
  /// The number it is known by; no two records of a kind share one.
  var id: Int { fields.id }
  var title: String { fields.title ?? "" }
  var description: String? { fields.description }
  /// When it was last edited; nil where that is unknown.
  var modified: MarvelDate? { fields.modified }
  var creators: MarvelList? { fields.creators }
  var addresses: [MarvelTyped<String>] { fields.addresses }
  var image: MarvelImage? { fields.image }

  /// What refers to records of that kind; nil where the record doesn't say.
  func list(of kind: MarvelKind) -> MarvelList? { fields.lists[kind] }

  /// When it was last edited. The bundle's own day stands where nobody recorded that, and is none.
  func modified(inBundleOf day: CalendarDay?) -> MarvelDate? {
    modified.flatMap { $0.day == day ? nil : $0 }
  }
}
