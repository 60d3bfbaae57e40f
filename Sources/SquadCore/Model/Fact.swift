/// A labelled row of a detail: `Format  Comic`, or entries to open, `Last appeared in  A · B`.
package struct Fact: Equatable, Sendable {
  package let label: String
  /// Entries that can be opened; they stand before `value`.
  package internal(set) var items: [FactItem]
  /// The text; after items, what is left to say: `and 881 other comics`.
  package let value: String
  /// Whether its items stand side by side with their pictures.
  package let isGallery: Bool
  /// What the screen says after the value: `47 of them bundled`; may be empty.
  package let note: String

  /// What a value says that a record leaves open.
  package static let unknown = "unknown"

  package init(
    _ label: String, _ value: String, items: [FactItem] = [], isGallery: Bool = false,
    note: String = ""
  ) {
    self.label = label
    self.value = value
    self.items = items
    self.isGallery = isGallery
    self.note = note
  }
}

/// An entry named inside a fact.
package struct FactItem: Equatable, Sendable {
  package internal(set) var id: EntryID
  package let title: String
  /// Stands with the title: a date, `Episode IV · 1977`; may be empty.
  package let note: String
  /// What its row says beside the title, where the owner's catalogue knows; not shown in the fact.
  package let subtitle: String
  /// Its picture, where the owner's response has one.
  package let picture: Picture?

  package init(
    id: EntryID, title: String, note: String = "", subtitle: String = "", picture: Picture? = nil
  ) {
    self.id = id
    self.title = title
    self.note = note
    self.subtitle = subtitle
    self.picture = picture
  }
}
