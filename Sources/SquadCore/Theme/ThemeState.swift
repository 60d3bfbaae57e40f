/// The theme, and everything that it depends on.
package struct ThemeState: Equatable, Sendable {
  /// State of the query that asks the terminal to identify itself.
  package enum Query: Equatable, Sendable {
    /// Not sent yet.
    case possible
    case sent
    /// The last reply has arrived.
    case finished(hasAnswered: Bool)
    /// The terminal can't take such a query.
    case impossible
  }

  /// The chosen theme; the picker may preview another.
  package internal(set) var choice: ThemeChoice
  /// All themes in their order, the user's own last.
  package let choices: [ThemeChoice]
  /// Whether catalogues have accents of their own.
  package internal(set) var accent: AccentChoice
  /// State of the query for background and exact colours.
  package internal(set) var query: Query
  /// Whether the terminal reported exact colours, and they are wanted.
  package internal(set) var hasTrueColor = false
  /// Whether exact colours are wanted, if the terminal reports them.
  let mayHaveTrueColor: Bool
  /// Preferences stored for this terminal.
  package internal(set) var preferences: TerminalPreferences
  /// Name under which preferences are stored.
  package let terminal: String
  /// The command line's theme; nil without one.
  private let commandLine: ThemeChoice?
  /// Background from the environment, for a terminal that doesn't report one.
  let fallback: Background?
  /// Reason that there are no colours; nil if there are some.
  let colorsOff: String?

  /// The theme is `choice`, the command line's, else the one chosen on this terminal, else
  /// `configured`, the config's. The accent is the one chosen on this terminal, else `accent`, the
  /// config's. `own` are names of the user's own themes. `takesQuery` tells whether the terminal
  /// can be queried, `mayHaveTrueColor` whether the query asks for exact colours, too.
  package init(
    choice: ThemeChoice? = nil, configured: ThemeChoice? = nil, own: [String] = [],
    accent: AccentChoice = .own, terminal: String = "",
    preferences: TerminalPreferences = TerminalPreferences(), fallback: Background? = nil,
    colorsOff: String? = nil, takesQuery: Bool = false, mayHaveTrueColor: Bool = false
  ) {
    let choices = ThemeChoice.standard + own.map { .own($0) }
    self.choices = choices
    commandLine = choice
    self.choice =
      [choice, preferences.theme, configured].lazy.compactMap { $0 }
      .first { choices.contains($0) } ?? .auto
    self.accent = preferences.accent ?? accent
    self.terminal = terminal
    self.preferences = preferences
    self.fallback = fallback
    self.colorsOff = colorsOff
    self.mayHaveTrueColor = mayHaveTrueColor
    query = takesQuery ? .possible : .impossible
  }

  /// Applies preferences that were read after the start. The user's choices and the terminal's
  /// replies since then take precedence.
  mutating func restore(_ stored: TerminalPreferences) {
    let newer = preferences
    preferences = stored
    if let theme = newer.theme {
      preferences.theme = theme
    } else if commandLine == nil, let theme = stored.theme, choices.contains(theme) {
      choice = theme
    }
    if let accent = newer.accent ?? stored.accent {
      (preferences.accent, self.accent) = (accent, accent)
    }
    if case .finished = query { preferences.background = newer.background }
  }

  /// The theme after the chosen one; starts over after the last.
  var next: ThemeChoice {
    let index = choices.firstIndex(of: choice) ?? 0
    return choices[(index + 1) % choices.count]
  }

  /// The terminal's background; nil while it is unknown.
  package var background: Background? {
    if let background = preferences.background { return background }
    return query == .finished(hasAnswered: false) ? fallback : nil
  }
}

/// Actions of the theme.
package enum ThemeAction: Equatable, Sendable {
  /// The next theme was requested.
  case stepped
  case pickerOpened
  /// In the picker: switches between one accent for all catalogues and one for each.
  case accentToggled
  /// The terminal reported its background.
  case backgroundReported(Background)
  /// The terminal reported that it shows exact colours.
  case trueColorReported
  /// The terminal has replied to the whole query.
  case queryFinished
}

/// The open picker of themes. The screen previews its selection.
package struct ThemePicker: Equatable, Sendable {
  /// All themes, in order.
  package let choices: [ThemeChoice]
  /// The previewed theme.
  package private(set) var choice: ThemeChoice
  /// The previewed accent.
  package private(set) var accent: AccentChoice

  /// Opens with the theme and the accent in use.
  package init(_ theme: ThemeState) {
    (choices, choice, accent) = (theme.choices, theme.choice, theme.accent)
  }

  mutating func reduce(_ verb: Verb) -> [Request] {
    if let motion = verb.motion {
      let row = choices.firstIndex(of: choice) ?? 0
      choice = choices[motion.row(from: row, count: choices.count)]
      return []
    }
    switch verb {
    case .opened: return [.close, .keepTheme(choice, accent)]
    // The row below the themes toggles the accent.
    case .chosen(row: choices.count): toggleAccent()
    case .chosen(row: let row):
      guard choices.indices.contains(row) else { return [] }
      return [.close, .keepTheme(choices[row], accent)]
    case .helpToggled: break
    default: return verb.commonRequests
    }
    return []
  }

  mutating func toggleAccent() { accent = accent.other }
}
