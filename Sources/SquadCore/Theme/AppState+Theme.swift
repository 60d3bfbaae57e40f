/// Choosing a theme, and asking the terminal which one it needs.
extension AppState {
  mutating func reduce(_ action: ThemeAction) -> [Effect] {
    switch action {
    case .stepped: return stepTheme()
    case .pickerOpened: openThemePicker()
    case .accentToggled: toggleAccent()
    case .backgroundReported(let background):
      guard theme.query != .possible, theme.query != .impossible else { return [] }
      theme.query = .finished(hasAnswered: true)
      return store { $0.background = background }
    case .trueColorReported:
      guard theme.mayHaveTrueColor else { return [] }
      theme.hasTrueColor = true
      pictures.hasExactColors = true
    case .queryFinished:
      guard theme.query == .sent else { return [] }
      theme.query = .finished(hasAnswered: false)
      return store { $0.background = nil }
    }
    return []
  }

  /// Queries the terminal once. Asks for its background in every theme, because a later choice may
  /// depend on it.
  mutating func queryTerminal() -> [Effect] {
    guard theme.query == .possible else { return [] }
    theme.query = .sent
    return [.loop(.queryTerminal)]
  }

  private mutating func stepTheme() -> [Effect] {
    if let reason = theme.colorsOff { return explain(.colorsOff(reason)) }
    theme.choice = theme.next
    return storeChoice()
  }

  private mutating func openThemePicker() {
    if let reason = theme.colorsOff {
      message = .colorsOff(reason)
    } else {
      overlay = .themes(ThemePicker(theme))
    }
  }

  private mutating func toggleAccent() {
    guard case .themes(var picker) = overlay else { return }
    picker.toggleAccent()
    overlay = .themes(picker)
  }

  /// Keeps the theme and accent previewed in the picker.
  mutating func keepTheme(_ choice: ThemeChoice, _ accent: AccentChoice) -> [Effect] {
    let isNewAccent = theme.accent != accent
    (theme.choice, theme.accent) = (choice, accent)
    return storeChoice(withAccent: isNewAccent)
  }

  private mutating func storeChoice(withAccent: Bool = false) -> [Effect] {
    let (choice, accent) = (theme.choice, theme.accent)
    message = .themeChosen(choice)
    guard remembersPlace else { return [] }
    return store {
      $0.theme = choice
      if withAccent { $0.accent = accent }
    }
  }

  /// Changes the preferences and saves them. While the saved ones are still being read, it doesn't:
  /// that would overwrite them.
  private mutating func store(_ change: (inout TerminalPreferences) -> Void) -> [Effect] {
    let before = theme.preferences
    change(&theme.preferences)
    return squad.isLoading ? [] : savePreferences(unless: before)
  }

  /// Applies saved preferences that were read after the start, and saves changes made meanwhile.
  mutating func restorePreferences(_ stored: TerminalPreferences) -> [Effect] {
    theme.restore(stored)
    return savePreferences(unless: stored)
  }

  private func savePreferences(unless before: TerminalPreferences) -> [Effect] {
    guard theme.preferences != before else { return [] }
    return [.world(.savePreferences(theme.preferences, terminal: theme.terminal))]
  }
}

/// The theme on the screen: the picker's preview, else the chosen one.
extension AppState {
  /// The picker's preview while it is open, else the chosen theme.
  package var shownTheme: ThemeChoice {
    if case .themes(let picker) = overlay { picker.choice } else { theme.choice }
  }

  /// The picker's preview while it is open, else the accent in use.
  package var shownAccent: AccentChoice {
    if case .themes(let picker) = overlay { picker.accent } else { theme.accent }
  }
}
