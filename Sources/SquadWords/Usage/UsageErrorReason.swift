/// Reasons that a command line can't be followed, or that squad can't use the terminal.
package enum UsageErrorReason: Equatable, Sendable {
  /// An unknown word, and the nearest name.
  case unknown(Kind, String, nearest: String?)
  /// An unknown word without a near name, and the few names there are.
  case unknownAmong([String], Kind, String)
  /// An option or a command without its operand.
  case missing(Operand, of: String)
  /// A short option that two others might have.
  case ambiguous(option: String, [String])
  case noValueTaken(option: String)
  case emptySearch
  /// A value that an option doesn't take. `given` is nil if the value comes from a stranger and
  /// isn't repeated.
  case wrongValue(option: String, takes: Expectation, given: String?)
  /// A word that isn't an id, the command, and the list that has such ids.
  case noID(String, of: String, list: String)
  /// A surplus argument.
  case unexpected(String, Limit)
  /// An option of another command.
  case foreignOption(String)
  case conflict(option: String, with: String)
  case optionNeeds(String, option: String)
  /// `--kiosk` with a command.
  case kioskCommand
  /// An argument, its broken bytes replaced.
  case notUTF8(String)
  /// A file that `--record` must not overwrite.
  case notARecording(String)
  /// A file that `--cast` must not overwrite.
  case notACast(String)
  /// A file that `--log` must not append to.
  case notALog(String)
  /// A feature without a line-by-line form: `--record`, `squad replay`.
  case needsScreen(String)
  /// The argument after ssh's host names no list and no entry.
  case noLocation
  /// The argument after ssh's host names an unknown list or catalogue.
  case unknownLocation(String, nearest: String?, all: [String])
  case noTerminal
  /// There is no terminal besides the standard streams.
  case noControllingTerminal
  /// `TERM=dumb`
  case dumbTerminal
  case noTerminfo

  /// The kind of name that was expected.
  package enum Kind: CaseIterable, Sendable {
    case option, command, configCommand, storeCommand, catalogue, commandOrCatalogue, list, sort,
      theme, language
  }

  /// The operand of an option or a command.
  package enum Operand: Equatable, Sendable {
    case store, folder, file, level, mode, name, code, text, number, time
    case list, id, recording, field
    /// One of these words.
    case word([String])
  }

  /// The values that an option takes.
  package enum Expectation: Equatable, Sendable {
    case choice([String])
    /// Limits as they are typed.
    case number(from: String, to: String)
    case wholeNumber(ClosedRange<Int>)
    case wholeNumberFrom(Int)
    case span
    /// A visitor's name, with its maximum number of characters.
    case visitorName(longest: Int)
    case character
    /// A tab's id, with its maximum number of characters.
    case tabName(longest: Int)
    /// Where records lie in JSON.
    case path
    case field
  }

  /// Number of arguments that a command takes.
  package enum Limit: Equatable, Sendable {
    case one(Operand, of: String)
    case none(of: String)
    /// The largest number of files.
    case maximum(Int, of: String)
    /// A list or entry to open.
    case location
  }
}
