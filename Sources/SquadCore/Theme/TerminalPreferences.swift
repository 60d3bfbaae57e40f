/// Preferences stored for a terminal between sessions.
package struct TerminalPreferences: Equatable, Sendable {
  /// Nil: nothing was chosen there.
  package var theme: ThemeChoice?
  /// Nil: nothing was chosen there.
  package var accent: AccentChoice?
  /// Its last reported background; nil without a report.
  package var background: Background?

  /// Columns of the list beside the detail; nil: none were chosen there.
  package var listColumns: Int?

  /// By default nothing was chosen, and no background is known.
  package init(
    theme: ThemeChoice? = nil, accent: AccentChoice? = nil, background: Background? = nil,
    listColumns: Int? = nil
  ) {
    self.theme = theme
    self.accent = accent
    self.background = background
    self.listColumns = listColumns
  }
}
