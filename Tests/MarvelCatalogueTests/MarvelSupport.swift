import Basics
import JSONTestSupport
import SquadCore

@testable import CatalogueKit
@testable import JSONReader
@testable import MarvelCatalogue

extension MarvelKind {
  /// Parses a complete record.
  func record(_ text: String) throws -> (any MarvelRecord)? {
    try reading(text) { try record(from: &$0) }
  }

  /// The detail of a record, at a server that can list everything.
  func detail(_ text: String) throws -> Detail? {
    try record(text)?.detail(in: .server)
  }
}

extension MarvelContext {
  static var server: MarvelContext {
    MarvelContext(
      freshness: .live(Moment(seconds: 0)), attribution: "Data by someone.",
      bundledCount: { _, _ in nil },
      countsBundledOnly: false, latestComics: nil)
  }
}

extension MarvelBundle {
  /// The first rows of a kind, with their details if there are few.
  func all(_ kind: MarvelKind, in order: SortOrder? = nil, limit: Int = .max) throws -> Page {
    try tables.withLock { tables throws(Failure) in
      try tables.page(
        MarvelRoute(owner: nil, kind: kind),
        PageRequest(source: .list(ListID(.marvel)), limit: limit, sort: order))
    }
  }

  /// Number of record files read so far.
  var filesRead: Int {
    tables.withLock { $0.tables.reduce(0) { $0 + $1.filesRead } }
  }
}

extension BundledFile {
  /// A page of records as a server would send it.
  static func page(
    _ kind: MarvelKind, _ number: Int, offset: Int = 0, total: Int, _ records: [String]
  ) -> BundledFile {
    BundledFile(
      "marvel/\(kind.rawValue)-\(number).json",
      """
      {"code":200,"attributionText":"Data by someone.","data":{"offset":\(offset),"limit":100,
      "total":\(total),"count":\(records.count),"results":[\(records.joined(separator: ","))]}}
      """)
  }
}

/// A record's list of comics, by their ids.
func comicItems(_ ids: [Int], available: Int) -> String {
  let items = ids.map {
    #"{"resourceURI":"http://example.com/v1/public/comics/\#($0)","name":"Comic \#($0)"}"#
  }
  return #"{"available":\#(available),"items":[\#(items.joined(separator: ","))]}"#
}
