/// Ways to move through what the focused pane holds.
package enum Motion: Equatable, Sendable {
  /// Down and up.
  case next, previous
  /// To the entry after and before, wherever it stands.
  case forward, backward
  case first, last
  case pageDown, pageUp
  case halfPageDown, halfPageUp
}

/// Ways to move between panes.
package enum FocusMotion: Equatable, Sendable {
  /// Tab, Shift-Tab.
  case next, previous
  /// l and →, h and ←.
  case right, left
}
