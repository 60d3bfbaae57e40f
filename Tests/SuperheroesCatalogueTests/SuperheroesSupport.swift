import JSONTestSupport
import SquadCore

@testable import SuperheroesCatalogue

extension HeroRecord {
  /// A hero read from a text; nil where it is none.
  static func read(_ text: String) throws -> HeroRecord? {
    try reading(text) { try HeroRecord(from: &$0) }
  }

  /// A hero with these members besides its id and name.
  static func with(_ members: String) throws -> HeroRecord? {
    try read(#"{"id":5,"name":"Somebody",\#(members)}"#)
  }
}

extension HeroList {
  /// A whole file's heroes.
  static func read(_ text: String) throws -> HeroList {
    let file = try reading(text) { try HeroFile(from: &$0) }
    return HeroList(file.records, unreadable: file.unreadable)
  }
}
