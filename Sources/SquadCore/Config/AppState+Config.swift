/// What is wrong in the config file, on the screen.
extension AppState {
  mutating func showConfigMistakes() {
    guard config.file != nil else { return message = .noConfig }
    guard !config.mistakes.isEmpty else { return message = .noConfigMistakes }
    overlay = .configMistakes(OverlayScroll())
  }

  /// The message of a start.
  var configMessage: Message? {
    config.mistakes.first.map { .configMistakes(first: $0, others: config.mistakes.count - 1) }
  }
}
