import JSONTestSupport
import SquadCore

@testable import CatalogueKit
@testable import SuperheroesCatalogue

extension HeroRecord {
  /// Parses a hero from a text; nil if it isn't one.
  static func read(_ text: String) throws -> HeroRecord? {
    try reading(text) { try HeroRecord(from: &$0) }
  }

  /// A hero with these members besides its id and name.
  static func with(_ members: String) throws -> HeroRecord? {
    try read(#"{"id":5,"name":"Somebody",\#(members)}"#)
  }
}

extension RecordList<HeroRecord> {
  /// The heroes of a complete file.
  static func read(_ text: String) throws -> RecordList {
    let array = try reading(text) { try RecordArray<HeroRecord>(from: &$0) }
    return RecordList(array.records, unreadable: array.unreadable)
  }
}

extension HeroBundle {
  /// Number of hero files read so far.
  var filesRead: Int { table.withLock { $0.filesRead } }
  /// Number of rows read so far.
  var rowsRead: Int { table.withLock { $0.slots.count } }
}
