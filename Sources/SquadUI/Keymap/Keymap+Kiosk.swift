extension Keymap {
  /// The same keys without those of commands that a kiosk doesn't offer.
  package var inKiosk: Keymap {
    var keymap = Keymap(bindings.filter { $0.command.isOffered(inKiosk: true) })
    keymap.isKiosk = true
    return keymap
  }

  /// Whether a command is there, with a key or without.
  package func offers(_ command: Command) -> Bool { command.isOffered(inKiosk: isKiosk) }
}
