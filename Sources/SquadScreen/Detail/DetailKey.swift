import SquadWords
import TerminalKit

/// A key that a detail shows as a cap, with its label.
struct DetailKey: Equatable, Sendable {
  let key: Key
  let name: String

  init(_ key: Key, name: String) {
    self.key = key
    self.name = name
  }

  /// The key bound to a command; nil if none is.
  init?(_ command: Command, _ context: RenderContext) {
    guard let key = context.keymap.shown(command) else { return nil }
    self.init(key, name: context.strings.name(of: key))
  }
}
