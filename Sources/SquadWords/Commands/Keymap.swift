import TerminalKit

/// Key bindings: one table for input, footer and help.
package struct Keymap: Sendable {
  /// Searched from the end: a dictionary isn't worth its construction for so few.
  let bindings: [(command: Command, keys: [Key])]
  /// Whether it is that of a kiosk.
  var isKiosk = false

  /// - Parameter bindings: a key bound twice belongs to the later command.
  init(_ bindings: [(Command, [Key])]) { self.bindings = bindings }

  package subscript(key: Key) -> Command? {
    bindings.last { $0.keys.contains(key) }?.command
  }

  /// The keys of a command, the one to show first.
  package func keys(of command: Command) -> [Key] {
    bindings.filter { $0.command == command }.flatMap(\.keys)
  }

  /// The key to show for a command; nil where it has none.
  package func shown(_ command: Command) -> Key? {
    bindings.first { $0.command == command && !$0.keys.isEmpty }?.keys.first
  }

  /// The key to show in a field, where keys that type something are text.
  package func shownInField(_ command: Command) -> Key? {
    keys(of: command).first { $0.typed == nil }
  }

  package static let standard = Keymap(CommandInfo.all.map { ($0.command, $0.keys) })
}
