import PlainText
import SquadCore

extension CatalogueID {
  /// The Marvel catalogue.
  package static let marvel = CatalogueID(rawValue: "marvel")
}

extension MarvelKind {
  /// A section's and a list's title.
  var title: String { listTitle.rawValue }

  private var listTitle: ListTitle {
    switch self {
    case .characters: .characters
    case .comics: .comics
    case .series: .series
    case .stories: .stories
    case .events: .events
    }
  }
}

extension MarvelReference {
  /// `marvel/1009220` for a character, `marvel/comics/123` for the others.
  var entryID: EntryID { Self.entryID(kind: kind, numeral: String(id)) }

  static func entryID(kind: MarvelKind, numeral: String) -> EntryID {
    EntryID(.marvel, kind == .characters ? numeral : kind.rawValue + "/" + numeral)
  }

  /// Nil where the id names no record of this catalogue.
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
}

extension MarvelSummary {
  /// Link to the record; nil without an address.
  var factItem: FactItem? {
    guard let reference else { return nil }
    let title = PlainText.line(name)
    return FactItem(id: reference.entryID, title: title.isEmpty ? "Untitled" : title)
  }
}
