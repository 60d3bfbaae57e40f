/// What decides which theme is shown.
package struct ThemeState: Equatable, Sendable {
  /// How far the terminal has been asked for its background.
  package enum Query: Equatable, Sendable {
    /// Not yet, though it may be.
    case possible
    case sent
    /// The end of the replies came.
    case finished(hasAnswered: Bool)
    /// It can't take such a query.
    case impossible
  }

  package internal(set) var choice: ThemeChoice
  package internal(set) var accent: AccentChoice
  package internal(set) var query: Query
  /// Stored for this terminal.
  package internal(set) var preferences: TerminalPreferences
  /// The name that preferences are stored by.
  let terminal: String
  /// The background by the environment, for a terminal that doesn't report one.
  let fallback: Background?
  /// Why there are no colours; nil where there are some.
  let colorsOff: String?

  /// - Parameters:
  ///   - choice: by the command line; nil: what was chosen on this terminal.
  ///   - takesQuery: whether the terminal can be asked for its background.
  package init(
    choice: ThemeChoice? = nil, terminal: String = "",
    preferences: TerminalPreferences = TerminalPreferences(), fallback: Background? = nil,
    colorsOff: String? = nil, takesQuery: Bool = false
  ) {
    self.choice = choice ?? preferences.theme ?? .auto
    accent = preferences.accent ?? .own
    self.terminal = terminal
    self.preferences = preferences
    self.fallback = fallback
    self.colorsOff = colorsOff
    query = takesQuery ? .possible : .impossible
  }

  /// The terminal's background as far as it is known; nil where nobody has said.
  package var background: Background? {
    if let background = preferences.background { return background }
    return query == .finished(hasAnswered: false) ? fallback : nil
  }
}
