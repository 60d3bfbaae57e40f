/// How much of a list the live service has told: the rows at its head that are as the service has
/// them now. Rows after them are older, until theirs come.
package struct LiveStretch: Equatable, Sendable {
  /// So many rows at the head of the list.
  package var count = 0
  /// Where the service's next rows begin.
  package var nextOffset = 0
  /// How many there are in all, as the service counts.
  package var total: Int?
  package var isComplete = false
  /// Records of its pages that could not be read.
  package var unreadable = 0
  /// When the newest of its pages was true.
  package var at: Moment

  package init(at: Moment) { self.at = at }

  /// Whether asking on would lead nowhere, whatever the page says of itself: a service that gives
  /// the same rows again and again must not be asked for ever.
  func isOver(after page: Page, isNew: Bool) -> Bool {
    if page.entries.isEmpty, page.unreadable == 0 { return true }
    return total.map { nextOffset >= $0 } ?? !(isNew || page.unreadable > 0)
  }
}
