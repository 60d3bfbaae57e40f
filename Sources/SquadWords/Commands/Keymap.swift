import SquadRecording
import TerminalKit

/// The key bindings.
package struct Keymap: Sendable {
  /// Searched from the end. For so few, building a dictionary costs more than it saves.
  let bindings: [(command: Command, keys: [Key])]
  private var mode = Mode.browser

  /// The use of the program, which decides the commands that it offers.
  package enum Mode: Sendable { case browser, kiosk, picker }

  /// - Parameter bindings: a key bound twice belongs to the later command.
  init(_ bindings: [(Command, [Key])]) { self.bindings = bindings }

  /// The command of a key; nil for an unbound one, the later one for a key bound twice.
  package subscript(key: Key) -> Command? {
    bindings.last { $0.keys.contains(key) }?.command
  }

  /// The keys of a command, the one to show first.
  package func keys(of command: Command) -> [Key] {
    bindings.filter { $0.command == command }.flatMap(\.keys)
  }

  /// The key to show for a command; nil if it has none.
  package func shown(_ command: Command) -> Key? {
    bindings.first { $0.command == command && !$0.keys.isEmpty }?.keys.first
  }

  /// The key to show for a command in a text field, where the user's bindings don't apply; nil if
  /// no key does it there.
  package func shownInField(_ command: Command) -> Key? {
    switch command {
    case .open: .enter
    case .back: .escape
    case .nextPane: .tab
    case .help: .function(1)
    case .quit: .ctrl("c")
    default: nil
    }
  }

  /// The default keys of `CommandInfo.all`, in the browser's mode.
  package static let standard = Keymap(CommandInfo.all.map { ($0.command, $0.keys) })
}

/// The user's own keys.
extension Keymap {
  /// The command of a key that can't be rebound; nil for every other key.
  package static func fixedMeaning(of key: Key) -> Command? {
    switch key {
    case .enter: .open
    case .escape: .back
    case .down: .next
    case .up: .previous
    case .left: .left
    case .right: .right
    case .ctrl("c"): .quit
    default: nil
    }
  }

  /// - Parameter changes: the keys of some commands. They replace a command's own keys, except for
  ///   those that can't be rebound, and are taken from other commands.
  package static func standard(changing changes: [Command: [Key]]) -> Keymap {
    guard !changes.isEmpty else { return standard }
    let taken = Set(changes.values.flatMap { $0 })
    return Keymap(
      CommandInfo.all.map { info in
        let fixed = info.keys.filter { fixedMeaning(of: $0) != nil }
        guard let keys = changes[info.command] else {
          return (info.command, info.keys.filter { fixed.contains($0) || !taken.contains($0) })
        }
        return (info.command, keys + fixed.filter { !keys.contains($0) })
      })
  }
}

/// The bindings in a recording, which holds pressed keys and not commands.
extension Keymap {
  /// The commands with other keys than the standard ones.
  package var changes: [RecordedKeys] {
    CommandInfo.all.compactMap { info in
      guard bindings.contains(where: { $0.command == info.command }) else { return nil }
      let keys = keys(of: info.command)
      return keys == info.keys ? nil : RecordedKeys(command: info.command.rawValue, keys: keys)
    }
  }

  /// Skips commands that this version doesn't have.
  package init(recorded changes: [RecordedKeys]) {
    self.init(
      CommandInfo.all.map { info in
        let change = changes.last { $0.command == info.command.rawValue }
        return (info.command, change?.keys ?? info.keys)
      })
  }
}

/// The commands of a mode.
extension Keymap {
  /// The keymap without the keys of commands that aren't offered.
  package func offered(in mode: Mode) -> Keymap {
    var keymap = Keymap(bindings.filter { $0.command.isOffered(in: mode) })
    keymap.mode = mode
    return keymap
  }

  /// Whether a command exists in the keymap's mode, with or without a key.
  package func offers(_ command: Command) -> Bool { command.isOffered(in: mode) }
}

extension Command {
  /// A kiosk has no shell to return to, and its config belongs to its operator, whose paths it may
  /// name. Only a kiosk counts recruits. A picker has no squad; the key that recruits marks.
  fileprivate func isOffered(in mode: Keymap.Mode) -> Bool {
    switch self {
    case .suspend, .configMistakes, .copyEntry: mode != .kiosk
    case .board: mode == .kiosk
    case .fire, .undo, .redo, .shiftLeft, .shiftRight, .strip, .compare: mode != .picker
    default: true
    }
  }
}
