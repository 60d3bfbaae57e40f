/// What is stored for a terminal, from one session to the next.
package struct TerminalPreferences: Equatable, Sendable {
  /// Nil: none was chosen there.
  package var theme: ThemeChoice?
  package var accent: AccentChoice?
  /// The background that it reported last; nil where it reported none.
  package var background: Background?

  package init(
    theme: ThemeChoice? = nil, accent: AccentChoice? = nil, background: Background? = nil
  ) {
    self.theme = theme
    self.accent = accent
    self.background = background
  }
}
