/// What is wrong with a command line, or with where it was given. Its words are `UsageErrorWords`.
package enum UsageProblem: Equatable, Sendable {
  /// A word that names nothing, and the name that it may have meant.
  case unknown(Kind, String, nearest: String?)
  /// The same where it may have meant none of its few names.
  case unknownAmong([String], Kind, String)
  /// An option or a command that stands without what it needs.
  case missing(Operand, of: String)
  case noValueTaken(option: String)
  case emptySearch
  /// A value that an option can't take, and which it does; nil as what was given: that is not
  /// repeated, because it comes from a stranger.
  case wrongValue(option: String, takes: Expectation, given: String?)
  /// What a command takes as an id, but isn't one; the list that has such ids.
  case noID(String, of: String, list: String)
  /// An argument too many.
  case unexpected(String, Limit)
  /// An option of other commands.
  case foreignOption(String)
  case conflict(option: String, with: String)
  case optionNeeds(String, option: String)
  /// `--kiosk` with a command.
  case kioskCommand
  /// An argument, repaired.
  case notUTF8(String)
  /// A file that `--record` must not write over.
  case notARecording(String)
  /// The same of `--cast`.
  case notACast(String)
  /// A file that `--log` must not write to.
  case notALog(String)
  /// A part of squad that speaks no lines: `--record`, `squad replay`.
  case needsScreen(String)
  /// What was asked for behind the host of ssh is no name of a list or an entry.
  case noPlace
  /// It is one, but there is no such list or catalogue.
  case unknownPlace(String, nearest: String?, all: [String])
  case noTerminal
  /// `TERM=dumb`
  case dumbTerminal
  case noTerminfo

  /// What a word was taken for.
  package enum Kind: CaseIterable, Sendable {
    case option, command, configCommand, catalogue, commandOrCatalogue, list, theme, language
  }

  /// What has to follow an option or a command.
  package enum Operand: Equatable, Sendable {
    case folder, file, level, mode, name, code, text, number, time
    case list, id, recording
    /// One of some words.
    case word([String])
  }

  /// The values that an option takes.
  package enum Expectation: Equatable, Sendable {
    case choice([String])
    /// As it is typed.
    case number(from: String, to: String)
    case wholeNumber(ClosedRange<Int>)
    case wholeNumberFrom(Int)
    case span
    /// A visitor's name of so many characters at most.
    case visitorName(longest: Int)
  }

  /// How many arguments are taken, and by which command.
  package enum Limit: Equatable, Sendable {
    case one(Operand, of: String)
    case none(of: String)
    /// A place to open.
    case place
  }
}
