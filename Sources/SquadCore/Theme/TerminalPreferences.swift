/// What is stored for a terminal, from one session to the next.
package struct TerminalPreferences: Equatable, Sendable {
  /// Nil: none was chosen there.
  package var theme: ThemeChoice?
  package var accent: AccentChoice?
  /// The background that it reported last; nil where it reported none.
  package var background: Background?

  /// The columns of the list beside the detail; nil: none were chosen there.
  package var listColumns: Int?

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
