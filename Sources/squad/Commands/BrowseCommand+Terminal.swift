import SquadConfig
import SquadCore
import SquadScreen
import SquadWords
import TerminalKit

/// What the browser makes of the terminal that it has.
extension BrowseCommand {
  /// Takes in what the screen's terminal can do.
  func adapt(
    _ state: inout AppState, to terminal: TerminalCapabilities, in world: World,
    _ environment: Environment
  ) {
    state.theme = theme(terminal, in: world, environment)
    state.pictures.line = PictureLine(ignoresDelay: settings.pictures == .cells)
    state.mouse = MouseState(
      isPossible: terminal.takesMouse, isOn: settings.usesMouse(environment))
    state.clipboard = clipboard(terminal, environment)
  }

  /// What decides which theme is shown.
  private func theme(
    _ terminal: TerminalCapabilities, in world: World, _ environment: Environment
  ) -> ThemeState {
    let name = [environment["TERM"], environment["TERM_PROGRAM"]].compactMap { $0 }
      .joined(separator: " ")
    // Without them the theme is found out or chosen again.
    var preferences = (try? world.repository.preferences(name)) ?? TerminalPreferences()
    if !settings.config.remembersPlace {
      (preferences.theme, preferences.accent, preferences.listColumns) = (nil, nil, nil)
    }
    return ThemeState(
      choice: settings.options.theme, configured: settings.config.theme,
      own: settings.config.themes.map(\.name), accent: settings.config.accent, terminal: name,
      preferences: preferences,
      fallback: environment["COLORFGBG"].flatMap(Background.init(colorFGBG:)),
      colorsOff: colorsOff(terminal, environment, world.strings), takesQuery: terminal.takesQueries,
      mayHaveTrueColor: terminal.mayHaveTrueColor)
  }

  /// Why there are no colours; nil where there are some.
  private func colorsOff(
    _ terminal: TerminalCapabilities, _ environment: Environment, _ strings: Strings
  ) -> String? {
    guard terminal.colors == .none else { return nil }
    if let reason = settings.colorsOff(environment, strings) { return reason }
    return "TERM=\(terminal.name)"
  }

  /// What a copied text passes on its way.
  private func clipboard(
    _ terminal: TerminalCapabilities, _ environment: Environment
  ) -> ClipboardRoute {
    guard terminal.takesClipboard else { return .none }
    return switch settings.terminal(environment).multiplexer {
    case nil: .direct
    case .tmux: .tmux
    case .screen: .screen
    }
  }
}
