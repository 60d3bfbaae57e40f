/// What a piece of text is on the screen. Views name roles; only a theme knows colours.
package enum Role: Int, CaseIterable, Sendable {
  case text
  /// Secondary text: subtitles, rules, keys' names.
  case dim
  case rule
  /// What the eye should find first: the open tab, a pane's title.
  case accent
  /// Titles inside a detail.
  case heading
  case label
  /// The selected row or stop of the focused pane, and of any other pane.
  case selection
  case otherSelection
  /// The letters that the search found.
  case match
  /// Something that opens.
  case stop
  /// Initials.
  case badge
  case star
  /// The full part of a bar.
  case bar
  /// A price that went up, and one that went down.
  case rise
  case fall
  case message
  case error
  /// A key in the footer.
  case key
}
