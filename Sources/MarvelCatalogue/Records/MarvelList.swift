import JSONReader
import PlainText
import SquadCore

/// A record's reference to another one.
struct MarvelSummary: Equatable, Sendable {
  /// From the last two parts of the address; nil without an address of a known kind.
  let reference: MarvelReference?
  /// Not clean, and may be empty.
  let name: String
  /// A creator's role or a story's type.
  let role: String?

  /// Nil where the value has neither an address nor a name. Throws `JSONError`.
  init?(from reader: inout JSONReader) throws {
    var reference: MarvelReference?
    var name: String?
    var role: String?
    try reader.members { key, reader in
      switch key {
      case "resourceURI": reference = try reader.withText { MarvelReference(address: $0) }
      case "name": name = try reader.text()
      case "role", "type": role = try reader.text()
      default: break
      }
    }
    guard reference != nil || name != nil else { return nil }
    self.reference = reference
    self.name = name ?? ""
    self.role = role
  }

  /// Link to the record; nil without a reference.
  var factItem: FactItem? {
    guard let reference else { return nil }
    let title = PlainText.line(name)
    return FactItem(id: reference.entryID, title: title.isEmpty ? "Untitled" : title)
  }
}

/// A record's references to records of one kind.
struct MarvelList: Sendable {
  /// Number of all references by the server; never fewer than `items`.
  let available: Int
  /// The first 20 at most.
  let items: [MarvelSummary]

  /// Nil where the value is no list. Throws `JSONError`.
  init?(from reader: inout JSONReader) throws {
    var available = 0
    var items: [MarvelSummary] = []
    let isList = try reader.members { key, reader in
      switch key {
      case "available": available = try reader.integer() ?? 0
      case "items": items = try reader.values(MarvelSummary.init)
      default: break
      }
    }
    guard isList else { return nil }
    self.available = max(available, items.count)
    self.items = items
  }
}
