import TerminalKit

/// What squad says of the terminal.
extension Strings {
  package func text(of note: TerminalNote) -> String {
    switch note {
    case .unset(let used): noTerminalName(used)
    case .unknown(let term, let used): unknownTerminal(term, used)
    }
  }
}
