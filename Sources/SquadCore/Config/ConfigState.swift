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
