import SquadCore
import TerminalKit

/// The keys, and those that are about a screen.
extension Narrator {
  /// What is said in place of an action that only a screen can show; nil where it acts as ever.
  func screenless(_ action: Action, in state: AppState) -> [Utterance]? {
    switch action {
    case .helpToggled: help(in: state).map { .line($0) }
    case .list(.gridToggled), .list(.cardsResized): [.line(strings.spokenNoGrid)]
    case .theme: [.line(strings.spokenNoThemes)]
    case .traceToggled: [.line(strings.spokenNoTrace)]
    default: nil
    }
  }

  /// Whether a command does something without a screen.
  func isSpoken(_ command: Command) -> Bool {
    switch command {
    case .grid, .nextTheme, .chooseTheme, .trace: false
    default: !Command.tabs.contains(command) && command != .strip
    }
  }

  /// A line for each row of keys, in the help's order.
  private func help(in state: AppState) -> [String] {
    let rows = HelpGroup.allCases.flatMap(\.rows).compactMap { commands -> String? in
      let keys = commands.filter(isSpoken).flatMap(keymap.keys).map(strings.spokenName(of:))
      guard let first = commands.first, !keys.isEmpty else { return nil }
      let text = first == .sort ? strings.sort(state.level.sorts) : strings.spokenPurpose(first)
      return Strings.sentence(["\(Strings.list(keys)): \(text)"])
    }
    return strings.spokenNumberHelp + rows
  }
}
