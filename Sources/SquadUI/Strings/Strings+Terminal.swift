import TerminalKit

/// What squad says of the terminal.
extension Strings {
  func text(of note: TerminalNote) -> String {
    switch note {
    case .unset(let used): words.noTerminalName(used)
    case .unknown(let term, let used): words.unknownTerminal(term, used)
    }
  }
}
