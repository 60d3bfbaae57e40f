extension Keymap {
  /// The same keys without those of commands that aren't offered there.
  package func offered(inKiosk isKiosk: Bool) -> Keymap {
    var keymap = Keymap(bindings.filter { $0.command.isOffered(inKiosk: isKiosk) })
    keymap.isKiosk = isKiosk
    return keymap
  }

  /// Whether a command is there, with a key or without.
  package func offers(_ command: Command) -> Bool { command.isOffered(inKiosk: isKiosk) }
}

extension Command {
  /// Whether there is such a command: in a kiosk there is no shell to return to, and the config is
  /// its operator's. Elsewhere nobody else's recruits are counted.
  func isOffered(inKiosk: Bool) -> Bool {
    switch self {
    case .suspend, .configMistakes: !inKiosk
    case .board: inKiosk
    default: true
    }
  }
}
