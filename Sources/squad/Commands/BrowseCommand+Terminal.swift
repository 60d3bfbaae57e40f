import SquadConfig
import SquadCore
import SquadScreen
import SquadWords
import TerminalKit

/// Adapts the browser to its terminal.
extension BrowseCommand {
  /// Adapts to the screen's terminal.
  func adapt(
    _ state: inout AppState, to terminal: TerminalCapabilities, in dependencies: AppDependencies
  ) {
    state.theme = theme(terminal, in: dependencies)
    state.pictures.line = PictureLine(ignoresDelay: settings.pictures != .auto)
    state.mouse = MouseState(isPossible: terminal.takesMouse, isOn: settings.usesMouse)
    state.clipboard = clipboard(terminal)
    state.searchSlice = 250_000
  }

  /// Facts that decide which theme is shown.
  private func theme(
    _ terminal: TerminalCapabilities, in dependencies: AppDependencies
  ) -> ThemeState {
    let name = [Environment["TERM"], Environment["TERM_PROGRAM"]].compactMap { $0 }
      .joined(separator: " ")
    // Unreadable preferences are detected or chosen again.
    var preferences = TerminalPreferences()
    if !dependencies.store.loadsLate,
      let stored = try? dependencies.store.preferences.terminal(name)
    {
      preferences = stored
    }
    if !settings.config.remembersPlace {
      (preferences.theme, preferences.accent, preferences.listColumns) = (nil, nil, nil)
    }
    return ThemeState(
      choice: settings.options.theme, configured: settings.config.theme,
      own: settings.config.themes.map(\.name), accent: settings.config.accent, terminal: name,
      preferences: preferences,
      fallback: Environment["COLORFGBG"].flatMap(Background.init(colorFGBG:)),
      colorsOff: colorsOff(terminal, dependencies.strings), takesQuery: terminal.takesQueries,
      mayHaveTrueColor: terminal.mayHaveTrueColor)
  }

  /// Reason for no colours; nil where there are some.
  private func colorsOff(_ terminal: TerminalCapabilities, _ strings: Strings) -> String? {
    guard terminal.colors == .none else { return nil }
    if let reason = settings.colorsOff(strings) { return reason }
    return "TERM=\(terminal.name)"
  }

  /// Way of a copied text to the clipboard.
  private func clipboard(_ terminal: TerminalCapabilities) -> ClipboardRoute {
    guard terminal.takesClipboard else { return .none }
    return switch settings.terminal.multiplexer {
    case nil: .direct
    case .tmux: .tmux
    case .screen: .screen
    }
  }
}
