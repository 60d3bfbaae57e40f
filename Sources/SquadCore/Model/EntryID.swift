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
