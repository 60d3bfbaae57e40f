/// What a piece of the screen is. Views name roles; only a theme knows colours.
package enum Role: Int, CaseIterable, Sendable {
  /// Names and values.
  case text
  /// Titles, prices and the leading number of a detail.
  case strong
  /// Subtitles, labels, counts, hints, freshness.
  case quiet
  /// Decoration: rules, axes, and the empty part of a bar.
  case rule
  case track
  /// Letters that the search found.
  case match
  /// A member of the squad.
  case star
  /// A value that went up or down: its figures, and the sign before them.
  case rise
  case fall
  case riseSign
  case fallSign
  case error
  /// The bar of a weak stat and of a strong one.
  case low
  case high

  // In the hue of the open catalogue.

  /// Words in the catalogue's colour.
  case accent
  /// The title of the focused pane.
  case title
  /// Bars and lines of charts.
  case graph
  /// The open tab, and other chips.
  case tab
  /// The selected row of the focused pane, whole, with what stands out on it.
  case selection
  case selectionMatch
  case selectionStar

  /// The selected row of a pane without focus.
  case otherSelection
  case otherMatch
  case otherStar

  /// A key cap.
  case key
  /// Overlays: their ground with text on it, headings, labels, the frame with the title, and
  /// what stands out in a row.
  case panel
  case panelStrong
  case panelQuiet
  case panelFrame
  case panelTitle
  case panelMatch
  case panelStar
  /// The sign before a message.
  case toastGood
  case toastBad
  case toastNote
}

extension Role {
  /// The role of a piece of a row that is drawn in this role: on a selection bar everything has one
  /// style but for matches and the star; on an overlay's ground those have its ground.
  func on(_ row: Role) -> Role {
    switch (row, self) {
    case (.selection, .match): .selectionMatch
    case (.selection, .star): .selectionStar
    case (.otherSelection, .match): .otherMatch
    case (.otherSelection, .star): .otherStar
    case (.panel, .match), (.panelQuiet, .match): .panelMatch
    case (.panel, .star), (.panelQuiet, .star): .panelStar
    case (.selection, _), (.otherSelection, _): row
    default: self
    }
  }
}
