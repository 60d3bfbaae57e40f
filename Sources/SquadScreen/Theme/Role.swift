/// The meaning of a piece of the screen. Views use roles; only themes know colours.
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
  /// Letters that the search matched.
  case match
  /// A member of the squad.
  case star
  /// A risen or fallen value: its figures, and the arrow before them.
  case rise
  case fall
  case riseSign
  case fallSign
  case error
  /// The bar of a weak stat and of a strong one.
  case low
  case high

  // The following are in the hue of the open catalogue.

  /// Text in the catalogue's colour.
  case accent
  /// The title of the focused pane.
  case title
  /// Bars and lines of charts.
  case graph
  /// The open tab, and other chips.
  case tab
  /// The selected row of the focused pane, and the matches and star in it.
  case selection
  case selectionMatch
  case selectionStar

  /// The selected row of a pane without focus, likewise.
  case otherSelection
  case otherMatch
  case otherStar

  /// A key cap.
  case key
  /// Overlays: background with text, headings, labels, border, title, and the matches and star in a
  /// row.
  case panel
  case panelStrong
  case panelQuiet
  case panelFrame
  case panelTitle
  case panelMatch
  case panelStar
  /// The glyph before a message.
  case toastGood
  case toastBad
  case toastNote
}

extension Role {
  /// The role of a part within a row of role `row`. A selection bar has one style, except for
  /// matches and the star; these keep the background of the bar or overlay.
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
