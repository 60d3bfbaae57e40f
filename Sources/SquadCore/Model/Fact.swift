/// A labelled row of a detail: `Format  Comic`, or entries to open, `Last appeared in  A · B`.
package struct Fact: Equatable, Sendable {
  package let label: String
  /// Entries that can be opened; they stand before `value`.
  package internal(set) var items: [FactItem]
  /// The text; after items, what is left to say: `and 881 other comics`.
  package let value: String

  package init(_ label: String, _ value: String, items: [FactItem] = []) {
    self.label = label
    self.value = value
    self.items = items
  }
}

/// An entry named inside a fact.
package struct FactItem: Equatable, Sendable {
  package internal(set) var id: EntryID
  package let title: String
  /// Its picture, where the owner's response has one.
  package let picture: Picture?

  package init(id: EntryID, title: String, picture: Picture? = nil) {
    self.id = id
    self.title = title
    self.picture = picture
  }
}
