/// Choosing a theme, and finding out which one the terminal needs.
extension AppState {
  mutating func reduce(_ action: ThemeAction) -> [Effect] {
    switch action {
    case .stepped: return stepTheme()
    case .backgroundReported(let background):
      guard theme.query != .possible, theme.query != .impossible else { return [] }
      theme.query = .finished(hasAnswered: true)
      return store { $0.background = background }
    case .queryFinished:
      guard theme.query == .sent else { return [] }
      theme.query = .finished(hasAnswered: false)
      return store { $0.background = nil }
    }
  }

  /// Asks the terminal for its background where the theme depends on it, once.
  mutating func queryBackground() -> [Effect] {
    guard theme.choice == .auto, theme.query == .possible else { return [] }
    theme.query = .sent
    return [.loop(.queryBackground)]
  }

  private mutating func stepTheme() -> [Effect] {
    if let reason = theme.colorsOff {
      message = .colorsOff(reason)
      return []
    }
    theme.choice = theme.choice.next
    message = .themeChosen(theme.choice)
    let choice = theme.choice
    return store { $0.theme = choice } + queryBackground()
  }

  /// Stores what changed of the preferences.
  private mutating func store(_ change: (inout TerminalPreferences) -> Void) -> [Effect] {
    let before = theme.preferences
    change(&theme.preferences)
    guard theme.preferences != before else { return [] }
    return [.world(.savePreferences(theme.preferences, terminal: theme.terminal))]
  }
}
