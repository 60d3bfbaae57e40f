/// What decides which theme is shown.
package struct ThemeState: Equatable, Sendable {
  /// How far the terminal has been asked what it is.
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
  /// All themes in their order, the user's own last.
  package let choices: [ThemeChoice]
  /// By the config; nil: it names none.
  package let configured: ThemeChoice?
  /// Whether catalogues have colours of their own.
  package internal(set) var accent: AccentChoice
  package internal(set) var query: Query
  /// Whether the terminal said that it shows exact colours, and they are wanted.
  package internal(set) var hasTrueColor = false
  /// Whether exact colours are wanted, once the terminal says that it shows them.
  let mayHaveTrueColor: Bool
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
  ///   - configured: by the config, where neither names one that there is.
  ///   - accent: by the config, where none was chosen on this terminal.
  ///   - own: the names of the user's own themes.
  ///   - takesQuery: whether the terminal can be asked what it is.
  ///   - mayHaveTrueColor: whether it is asked for exact colours too.
  package init(
    choice: ThemeChoice? = nil, configured: ThemeChoice? = nil, own: [String] = [],
    accent: AccentChoice = .own, terminal: String = "",
    preferences: TerminalPreferences = TerminalPreferences(), fallback: Background? = nil,
    colorsOff: String? = nil, takesQuery: Bool = false,
    mayHaveTrueColor: Bool = false
  ) {
    let choices = ThemeChoice.standard + own.map { .own($0) }
    self.choices = choices
    self.choice =
      [choice, preferences.theme, configured].lazy.compactMap { $0 }
      .first { choices.contains($0) } ?? .auto
    self.configured = configured
    self.accent = preferences.accent ?? accent
    self.terminal = terminal
    self.preferences = preferences
    self.fallback = fallback
    self.colorsOff = colorsOff
    self.mayHaveTrueColor = mayHaveTrueColor
    query = takesQuery ? .possible : .impossible
  }

  /// The theme after the chosen one, and the first one after the last.
  var next: ThemeChoice {
    let index = choices.firstIndex(of: choice) ?? 0
    return choices[(index + 1) % choices.count]
  }

  /// The terminal's background as far as it is known; nil where nobody has said.
  package var background: Background? {
    if let background = preferences.background { return background }
    return query == .finished(hasAnswered: false) ? fallback : nil
  }
}
