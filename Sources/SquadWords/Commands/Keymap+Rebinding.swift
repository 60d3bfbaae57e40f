import TerminalKit

/// Keys of the user's own.
extension Keymap {
  /// What a key always means, whatever is bound; nil for every other key.
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

  /// The standard keys with those of the user's own.
  ///
  /// - Parameter changes: a command's keys, which replace its own and are taken from other commands;
  ///   none: only keys whose meaning is fixed are left to it.
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
