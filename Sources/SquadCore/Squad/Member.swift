import PlainText

/// Somebody in the squad: who it is, and what to show where its catalogue is not at hand.
package struct Member: Equatable, Sendable {
  package let id: EntryID
  package let title: String
  /// Initials, at most two columns.
  package let badge: String

  package init(id: EntryID, title: String, badge: String? = nil) {
    self.id = id
    self.title = title
    self.badge = badge ?? PlainText.initials(title)
  }
}
