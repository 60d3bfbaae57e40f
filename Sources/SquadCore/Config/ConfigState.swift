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

/// A mistake in the config file. The setting concerned keeps its default value.
package struct ConfigMistake: Equatable, Sendable {
  /// The file's name, without its folder.
  package let file: String
  /// Start of the mistake; nil if the file can't be read.
  package let position: Position?
  /// The kind of mistake, with the texts that its message names.
  package let problem: ConfigError

  /// Line and column, from 1.
  package struct Position: Equatable, Comparable, Sendable {
    /// From 1.
    package let line: Int
    /// In characters.
    package let column: Int

    /// Both numbers count from 1.
    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    /// By line, then by column.
    package static func < (left: Position, right: Position) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  /// Creates a mistake; without a position if the file can't be read.
  package init(file: String, position: Position?, problem: ConfigError) {
    self.file = file
    self.position = position
    self.problem = problem
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
