import PlainText

/// Member of the squad: its id, and texts to show without its catalogue.
package struct Member: Equatable, Sendable {
  /// The entry that is the member.
  package let id: EntryID
  /// The entry's title when it joined.
  package let title: String
  /// Initials, at most two columns.
  package let badge: String
  /// Text beside the title in its row when it joined; may be empty.
  package let subtitle: String

  /// Without a `badge` it has the title's initials, which also replace a badge that differs from
  /// them only in case.
  package init(id: EntryID, title: String, badge: String? = nil, subtitle: String = "") {
    self.subtitle = subtitle
    self.id = id
    self.title = title
    let initials = PlainText.initials(title)
    // Earlier versions stored `Ba` for Batman.
    self.badge = badge.flatMap { $0.uppercased() == initials ? nil : $0 } ?? initials
  }
}
