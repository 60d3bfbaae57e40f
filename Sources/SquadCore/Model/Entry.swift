import PlainText

/// A row: what a list shows of something, and what the search looks at. Its text is already clean.
package struct Entry: Equatable, Sendable {
  package internal(set) var id: EntryID
  package let title: String
  /// Stands dim at the row's right edge: `1,203 comics`; of a row with a quote, beside the title:
  /// `Euro`.
  package let subtitle: String
  /// Other names the search finds it by: a real name, a code.
  package let aliases: [String]
  /// Whether it can join the squad.
  package let isRecruitable: Bool
  /// The section that Enter in the list opens; nil focuses the detail instead.
  package let mainSection: String?
  /// Its price, where it has one; stands at the row's right edge.
  package let quote: Quote?
  /// What stands for it where room is short, at most two columns; nil: its initials.
  package let badge: String?
  /// Title and aliases, folded once so that a search allocates nothing.
  package let searchable: Searchable

  package init(
    id: EntryID, title: String, subtitle: String = "", aliases: [String] = [],
    isRecruitable: Bool = false, mainSection: String? = nil, quote: Quote? = nil,
    badge: String? = nil
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.aliases = aliases
    self.isRecruitable = isRecruitable
    self.mainSection = mainSection
    self.quote = quote
    self.badge = badge
    searchable = Searchable(title: title, aliases: aliases)
  }

  package static func == (left: Entry, right: Entry) -> Bool {
    left.id == right.id && left.title == right.title && left.subtitle == right.subtitle
      && left.aliases == right.aliases && left.isRecruitable == right.isRecruitable
      && left.mainSection == right.mainSection && left.quote == right.quote
      && left.badge == right.badge
  }
}
