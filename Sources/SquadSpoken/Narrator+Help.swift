import SquadCore
import SquadWords
import TerminalKit

/// The help, and replies to keys that need a screen.
extension Narrator {
  /// Replaces an action that only a screen can show; nil for every other one.
  func screenless(_ action: Action, in state: AppState) -> [Utterance]? {
    switch action {
    case .helpToggled: help(in: state).map { .line($0) }
    case .link(.listOpened): links(in: state)
    case .configMistakesShown: state.config.mistakes.isEmpty ? nil : mistakes(in: state)
    default: strings.spokenNeedsScreen(action).map { [.line($0)] }
    }
  }

  /// Whether a command does something without a screen.
  func isSpoken(_ command: Command) -> Bool {
    switch command {
    case .grid, .nextTheme, .chooseTheme, .inspector, .mouse, .copyLink, .scrollDown,
      .scrollUp, .narrower, .wider, .palette:
      false
    default: !Command.tabs.contains(command) && command != .strip
    }
  }

  /// The links of the shown entry with their addresses; nil without any, or if the detail cuts
  /// values, which a numbered list then shows together with the links.
  private func links(in state: AppState) -> [Utterance]? {
    guard let detail = state.loadedDetail, detail.cut.isEmpty, !detail.links.isEmpty else {
      return nil
    }
    return detail.links.map { .line(strings.spokenAddress($0)) }
  }

  private func mistakes(in state: AppState) -> [Utterance] {
    state.config.mistakes.map { .line(strings.sentence([strings.text(of: $0)])) }
  }

  /// A line for each row of keys, in the help's order.
  private func help(in state: AppState) -> [String] {
    let rows = CommandGroup.allCases.flatMap(\.rows).compactMap { commands -> String? in
      let bound = commands.filter { isSpoken($0) && !keymap.keys(of: $0).isEmpty }
      guard let first = bound.first else { return nil }
      let keys = bound.flatMap(keymap.keys)
      let text =
        first == .sort
        ? strings.sort(state.openList.sorts) : strings.spokenPurpose(bound, inRow: commands)
      return strings.sentence([strings.spokenKeys(keys, text)])
    }
    return strings.spokenNumberHelp + goHelp + rows
  }

  /// The help line about the field to go anywhere, if a key opens it.
  private var goHelp: [String] {
    let keys = keymap.keys(of: .palette)
    guard !keys.isEmpty else { return [] }
    return [strings.sentence([strings.spokenKeys(keys, strings.spokenGoHelp)])]
  }
}
