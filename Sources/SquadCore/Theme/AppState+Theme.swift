/// Choosing a theme, and finding out which one the terminal needs.
extension AppState {
  mutating func reduce(_ action: ThemeAction) -> [Effect] {
    switch action {
    case .stepped: return stepTheme()
    case .pickerOpened: openThemePicker()
    case .pickerMoved(let motion): previewTheme(motion)
    case .pickerChosen(let choice): return chooseTheme(choice)
    case .accentToggled: if case .themes = overlay { theme.accent = theme.accent.other }
    case .pickerKept: return keepTheme()
    case .pickerDismissed: restoreTheme()
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

  /// Asks the terminal what it is, once. Its background is asked for in every theme: another one may
  /// be chosen that depends on it.
  mutating func queryTerminal() -> [Effect] {
    guard theme.query == .possible else { return [] }
    theme.query = .sent
    return [.loop(.queryTerminal)]
  }

  private mutating func stepTheme() -> [Effect] {
    if let reason = theme.colorsOff {
      message = .colorsOff(reason)
      return []
    }
    guard overlay == nil else { return [] }
    theme.choice = theme.next
    return storeChoice()
  }

  private mutating func openThemePicker() {
    guard overlay == nil else { return }
    if let reason = theme.colorsOff {
      message = .colorsOff(reason)
    } else {
      overlay = .themes(before: theme.choice, theme.accent)
    }
  }

  private mutating func previewTheme(_ motion: Motion) {
    guard case .themes = overlay else { return }
    let all = theme.choices
    var cursor = Cursor(row: all.firstIndex(of: theme.choice) ?? 0, top: 0)
    cursor.move(motion, count: all.count, rows: all.count)
    theme.choice = all[cursor.row]
  }

  private mutating func chooseTheme(_ choice: ThemeChoice) -> [Effect] {
    guard case .themes = overlay else { return [] }
    theme.choice = choice
    return keepTheme()
  }

  private mutating func keepTheme() -> [Effect] {
    guard case .themes(_, let accent) = overlay else { return [] }
    overlay = nil
    let isNewAccent = theme.accent != accent
    return storeChoice(withAccent: isNewAccent)
  }

  private mutating func restoreTheme() {
    guard case .themes(let choice, let accent) = overlay else { return }
    theme.choice = choice
    theme.accent = accent
    overlay = nil
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

  /// Stores what changed of the preferences.
  private mutating func store(_ change: (inout TerminalPreferences) -> Void) -> [Effect] {
    let before = theme.preferences
    change(&theme.preferences)
    guard theme.preferences != before else { return [] }
    return [.world(.savePreferences(theme.preferences, terminal: theme.terminal))]
  }
}
