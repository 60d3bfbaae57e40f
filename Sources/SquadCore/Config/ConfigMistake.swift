/// A mistake in the config file. The setting concerned keeps its default value.
package struct ConfigMistake: Equatable, Sendable {
  /// The file's name, without its folder.
  package let file: String
  /// Start of the mistake; nil if the file can't be read.
  package let place: Place?
  package let problem: ConfigProblem

  /// Line and column, from 1.
  package struct Place: Equatable, Comparable, Sendable {
    package let line: Int
    /// In characters.
    package let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    package static func < (left: Place, right: Place) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  package init(file: String, place: Place?, problem: ConfigProblem) {
    self.file = file
    self.place = place
    self.problem = problem
  }
}
