/// Id of a list at a catalogue's root: `marvel`, `starwars/people`.
package struct ListID: Hashable, Sendable, CustomStringConvertible {
  package let catalogue: CatalogueID
  /// Empty for the catalogue's first list.
  package let name: String

  package init(_ catalogue: CatalogueID, _ name: String = "") {
    self.catalogue = catalogue
    self.name = name
  }

  package var description: String {
    name.isEmpty ? catalogue.rawValue : "\(catalogue.rawValue)/\(name)"
  }
}
