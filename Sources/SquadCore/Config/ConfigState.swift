/// What the user's config file says of the program that no feature's state holds.
package struct ConfigState: Equatable, Sendable {
  /// The file's path; nil where there is none.
  package let file: String?
  /// What is wrong in it, in the order of its lines.
  package let mistakes: [ConfigMistake]

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

  /// The message of a start.
  var configMessage: Message? {
    config.mistakes.first.map { .configMistakes(first: $0, others: config.mistakes.count - 1) }
  }
}
