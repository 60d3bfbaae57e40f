import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The user's own keys.
extension ConfigReader {
  /// Commands of earlier versions, with their replacements.
  private static let retired = ["trace": Command.inspector]

  mutating func readKeys(_ value: ConfigValue) {
    guard var members = object(value, of: "keys") else { return }
    for member in members {
      guard let command = Self.retired[member.name] else { continue }
      add(.retired(member.name, instead: command.rawValue), at: member.offset)
    }
    members.removeAll { Self.retired[$0.name] != nil }
    var taken: [Key: Binding] = [:]
    // In the file's order: the first of two commands gets a key that both claim.
    var names: [String] = []
    for member in members where Command(rawValue: member.name) != nil {
      if !names.contains(member.name) { names.append(member.name) }
    }
    let others = Command.allCases.map(\.rawValue).filter { !names.contains($0) }
    read(members, names + others) { reader, name, value in
      guard let command = Command(rawValue: name) else { return }
      reader.readKeys(value, of: command, &taken)
    }
    recordLostKeys(to: taken)
  }

  /// The command of a key, and its position in the file.
  private struct Binding {
    let command: Command
    let value: ConfigValue
  }

  /// Records the keys that commands lose to others, for commands that the file doesn't mention.
  private mutating func recordLostKeys(to bindings: [Key: Binding]) {
    let keymap = config.keymap
    for info in CommandInfo.all where config.keys[info.command] == nil {
      for key in info.keys where keymap[key] != info.command {
        guard let new = bindings[key] else { continue }
        let loss = ConfigError.KeyError.lost(
          by: info.command.rawValue, to: new.command.rawValue,
          isLast: keymap.keys(of: info.command).isEmpty)
        addNote(.key(key.written, loss), at: new.value)
      }
    }
  }

  /// Skips keys that can't be bound; a command left without any keeps its own.
  private mutating func readKeys(
    _ value: ConfigValue, of command: Command, _ taken: inout [Key: Binding]
  ) {
    let values = value.isNull ? [] : value.elements
    var keys: [Key] = []
    for value in values {
      guard let text = value.text else {
        add(.wrong(setting: command.rawValue, takes: .keys), at: value)
        continue
      }
      switch Self.key(text, for: command) {
      case .failure(let refusal): add(.key(Self.clean(text), refusal), at: value)
      case .success(let key):
        if let other = taken[key]?.command, other != command {
          add(.key(Self.clean(text), .taken(by: other.rawValue)), at: value)
        } else if taken[key] == nil {
          keys.append(key)
          taken[key] = Binding(command: command, value: value)
        }
      }
    }
    guard !keys.isEmpty || values.isEmpty else { return }
    set { $0.keys[command] = keys }
  }

  private static func key(
    _ text: String, for command: Command
  ) -> Result<Key, ConfigError.KeyError> {
    guard let written = WrittenKey(text) else {
      let isWord = text.unicodeScalars.count > 2
      let suggestion = isWord ? nearestKey(to: text) : nil
      return .failure(suggestion == nil ? .notOne : .unknown(suggestion: suggestion))
    }
    let key = written.key
    // Terminals send the same byte for Ctrl-M and Enter.
    if written.modifiers.contains(.ctrl), !key.modifiers.contains(.ctrl) {
      return .failure(.same(as: key.written))
    }
    if let fixed = Keymap.fixedMeaning(of: key), fixed != command {
      return .failure(.fixed(command: fixed.rawValue))
    }
    guard key.canBeSent else {
      let isEscaped = key.modifiers == .alt
      return .failure(isEscaped ? .escaped : .unsent)
    }
    return .success(key)
  }

  /// The nearest key name, with the modifiers of the misspelled one.
  private static func nearestKey(to text: String) -> String? {
    let end = text.lastIndex(of: "-").map(text.index(after:)) ?? text.startIndex
    guard let name = SpellingSuggestion.name(for: String(text[end...]), among: WrittenKey.names)
    else {
      return SpellingSuggestion.name(for: text, among: WrittenKey.names)
    }
    let whole = String(text[..<end]) + name
    return WrittenKey(whole) == nil ? nil : clean(whole)
  }
}
