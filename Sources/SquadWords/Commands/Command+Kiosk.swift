extension Command {
  /// Whether there is such a command: in a kiosk there is no shell to return to, and the config is
  /// its operator's. Elsewhere nobody else's recruits are counted.
  package func isOffered(inKiosk: Bool) -> Bool {
    switch self {
    case .suspend, .configMistakes: !inKiosk
    case .board: inKiosk
    default: true
    }
  }
}
