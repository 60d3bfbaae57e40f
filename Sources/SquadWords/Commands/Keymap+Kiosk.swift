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
