import Basics
import Portraits

/// A labelled row of a detail: `Format  Comic`, or entries to open, `Last appeared in  A · B`.
package struct Fact: Equatable, Sendable {
  /// `Format`; in English where it is one of squad's own labels.
  package let label: String
  /// Entries that can be opened, shown before `value`.
  package internal(set) var items: [FactItem]
  /// The text; after items, a remainder such as `and 881 other comics`.
  package let value: String
  /// Whether its items are shown side by side with their pictures.
  package let isGallery: Bool
  /// Entries after the items, for a pane with room for their pictures.
  package let further: [FactItem]
  /// Text after the value on the screen: `47 of them bundled`; may be empty.
  package let note: String
  /// The value as a point in time, by which the screen says how long ago it was; nil for any other
  /// value.
  package let moment: Moment?
  /// The value as programs write it, where a user's file writes it in another way: `1234.5` for
  /// `1.234,5`, `2026-02-03` for `3.2.2026`; nil for any other value.
  package let plain: String?
  /// Whether the value is the user's own text, in which `unknown` is a word like any other.
  package let isVerbatim: Bool

  /// Value of a fact that a record leaves open.
  package static let unknown = "unknown"

  /// By default a value without items, gallery, note and moment, as its text has it.
  package init(
    _ label: String, _ value: String, items: [FactItem] = [], isGallery: Bool = false,
    further: [FactItem] = [], note: String = "", moment: Moment? = nil, plain: String? = nil,
    isVerbatim: Bool = false
  ) {
    self.label = label
    self.value = value
    self.items = items
    self.isGallery = isGallery
    self.further = further
    self.note = note
    self.moment = moment
    self.plain = plain
    self.isVerbatim = isVerbatim
  }

  /// Whether the record leaves the value open.
  package var isUnknown: Bool { value == Self.unknown && !isVerbatim }
}

extension Fact {
  /// The same fact with another text after its value.
  package func with(note: String) -> Fact {
    Fact(
      label, value, items: items, isGallery: isGallery, further: further, note: note,
      moment: moment, plain: plain, isVerbatim: isVerbatim)
  }
}

/// An entry named inside a fact.
package struct FactItem: Equatable, Sendable {
  /// The entry to open, under its current id.
  package internal(set) var id: EntryID
  /// The entry's title.
  package let title: String
  /// Text with the title: a date, `Episode IV · 1977`; may be empty.
  package let note: String
  /// Text beside the title in its row of a list, if known; not shown in the fact.
  package let subtitle: String
  /// Its picture, if the owner's response has one.
  package let picture: Picture?
  /// The subject of squad's own picture, if its facts are known.
  package let portrait: PortraitSubject?

  /// By default nothing but the title is known.
  package init(
    id: EntryID, title: String, note: String = "", subtitle: String = "", picture: Picture? = nil,
    portrait: PortraitSubject? = nil
  ) {
    self.id = id
    self.title = title
    self.note = note
    self.subtitle = subtitle
    self.picture = picture
    self.portrait = portrait
  }
}
