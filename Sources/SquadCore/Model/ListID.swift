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
