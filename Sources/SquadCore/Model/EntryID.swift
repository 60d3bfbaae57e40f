/// Permanent id of an entry: `marvel/1009368`, `marvel/comics/123`.
package struct EntryID: Hashable, Sendable, CustomStringConvertible {
  /// The part before the first slash: `marvel`.
  package let catalogue: CatalogueID
  /// The part after `CATALOGUE/`; never empty.
  package let path: String

  /// Takes both parts unchecked.
  package init(_ catalogue: CatalogueID, _ path: String) {
    self.catalogue = catalogue
    self.path = path
  }

  /// Parses `CATALOGUE/PATH`; nil if either part is missing.
  package init?(parsing text: some StringProtocol) {
    guard let slash = text.firstIndex(of: "/") else { return nil }
    let path = text[text.index(after: slash)...]
    guard slash != text.startIndex, !path.isEmpty else { return nil }
    self.init(CatalogueID(rawValue: String(text[..<slash])), String(path))
  }

  /// `marvel/1009368`
  package var description: String { "\(catalogue.rawValue)/\(path)" }

  /// The path alone distinguishes nearly all ids, and lists hash all their rows.
  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// Id of a catalogue on the command line, in entries' ids and in the squad's file: `marvel`.
package struct CatalogueID: RawRepresentable, Hashable, Sendable {
  /// The id as typed and stored.
  package let rawValue: String

  /// Takes any text.
  package init(rawValue: String) { self.rawValue = rawValue }
}

/// Id of a list at a catalogue's root: `marvel`, `starwars/people`.
package struct ListID: Hashable, Sendable, CustomStringConvertible {
  /// The list's catalogue.
  package let catalogue: CatalogueID
  /// Empty for the catalogue's first list.
  package let name: String

  /// By default the catalogue's first list.
  package init(_ catalogue: CatalogueID, _ name: String = "") {
    self.catalogue = catalogue
    self.name = name
  }

  /// `marvel`, `starwars/people`
  package var description: String {
    name.isEmpty ? catalogue.rawValue : "\(catalogue.rawValue)/\(name)"
  }
}
