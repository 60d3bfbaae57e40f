import CatalogueKit
import JSONReader
import SquadCore

extension CatalogueID {
  /// The Marvel catalogue.
  package static let marvel = CatalogueID(rawValue: "marvel")
}

/// The five kinds of records, which refer to one another. The raw value is the name in addresses.
enum MarvelKind: String, CaseIterable, Sendable {
  case characters, comics, series, stories, events

  private static let order = allCases

  /// Index among all kinds.
  var index: Int { Self.order.firstIndex(of: self) ?? 0 }

  /// Title of a section or list: the text of its `ListTitle`.
  var title: String { rawValue.capitalizedFirst }
}

/// The kind and id of a record.
struct MarvelReference: Hashable, Sendable {
  let kind: MarvelKind
  /// Positive.
  let id: Int

  init(kind: MarvelKind, id: Int) {
    self.kind = kind
    self.id = id
  }

  /// Parses `http://…/comics/123`.
  init?(address: UnsafeBufferPointer<UInt8>) {
    guard let slash = address.lastIndex(of: UInt8(ascii: "/")),
      let id = address.number(in: slash + 1..<address.count), id > 0
    else { return nil }
    let path = address[..<slash]
    let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let name = String(decoding: path[start...], as: UTF8.self)
    guard let kind = MarvelKind(rawValue: name) else { return nil }
    self.init(kind: kind, id: id)
  }

  /// Nil for ids of other catalogues, and for ids that no record can have.
  init?(_ id: EntryID) {
    guard id.catalogue == .marvel else { return nil }
    let path = id.path.utf8
    let slash = path.firstIndex(of: UInt8(ascii: "/"))
    let digits = slash.map { path[path.index(after: $0)...] } ?? path[...]
    guard let number = Int(Substring(digits)), number > 0, digits.first != UInt8(ascii: "0"),
      digits.first != UInt8(ascii: "+")
    else { return nil }
    guard let slash else {
      self.init(kind: .characters, id: number)
      return
    }
    guard let kind = MarvelKind(rawValue: String(id.path[..<slash])), kind != .characters else {
      return nil
    }
    self.init(kind: kind, id: number)
  }

  /// `marvel/1009220` for a character, `marvel/comics/123` for the others.
  var entryID: EntryID { Self.entryID(kind: kind, numeral: String(id)) }

  static func entryID(kind: MarvelKind, numeral: String) -> EntryID {
    EntryID(.marvel, kind == .characters ? numeral : kind.rawValue + "/" + numeral)
  }

  /// Path of the record's own response.
  var path: String { "/\(kind.rawValue)/\(id)" }
}
