/// The user's config file and the mistakes in it.
package struct ConfigState: Equatable, Sendable {
  /// The file's path; nil without one.
  package let file: String?
  /// The file's mistakes, by line.
  package let mistakes: [ConfigMistake]

  /// By default there is no config.
  package init(file: String? = nil, mistakes: [ConfigMistake] = []) {
    self.file = file
    self.mistakes = mistakes
  }
}

/// The config file's mistakes, as the screen lists them.
extension AppState {
  mutating func showConfigMistakes() {
    guard config.file != nil else { return message = .noConfig }
    guard !config.mistakes.isEmpty else { return message = .noConfigMistakes }
    overlay = .configMistakes(OverlayScroll())
  }

  /// Message at start: the first mistake; nil without any.
  var configMessage: Message? {
    config.mistakes.first.map { .configMistakes(first: $0, others: config.mistakes.count - 1) }
  }
}
