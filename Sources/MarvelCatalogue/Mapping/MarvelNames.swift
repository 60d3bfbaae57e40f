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
    let parts = id.path.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.last, let number = Int(last), number > 0, "\(number)" == last else {
      return nil
    }
    if parts.count == 1 {
      self.init(kind: .characters, id: number)
    } else if parts.count == 2, let kind = MarvelKind(rawValue: String(parts[0])),
      kind != .characters
    {
      self.init(kind: kind, id: number)
    } else {
      return nil
    }
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
