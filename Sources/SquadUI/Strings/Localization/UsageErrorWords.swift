/// What is said of a command line that squad can't follow. Words of the command line stand in
/// `cited`; names of options, commands and variables, and what is typed, stay as they are.
protocol UsageErrorWords {
  func cited(_ word: String) -> String
  func unknown(_ kind: UsageProblem.Kind, _ word: String) -> String
  /// Behind something unknown: the name that it may have meant.
  func didYouMean(_ name: String) -> String
  /// The same where none is near: all there are.
  func available(_ names: [String]) -> String
  /// Where to look: `see squad --help`.
  func see(_ command: String) -> String
  /// `--data needs a folder`, of an option or a command.
  func needs(_ operand: UsageProblem.Operand, _ name: String) -> String
  /// Behind `needs`, of `--search`.
  var searchIsOptional: String { get }
  func takesNoValue(_ option: String) -> String
  /// `--pictures takes auto, never or cells, not "all"`
  func wrongValue(_ option: String, takes values: String, given: String?) -> String
  func noID(_ word: String, of command: String) -> String
  func unexpected(_ word: String) -> String
  func takesOne(_ operand: UsageProblem.Operand, _ command: String) -> String
  func takesNoArguments(_ command: String) -> String
  func foreignOption(_ option: String) -> String
  func conflict(_ option: String, with other: String) -> String
  func option(_ option: String, needs other: String) -> String
  var kioskTakesNoCommand: String { get }
  func notUTF8(_ argument: String) -> String
  func notARecording(_ path: String) -> String
  func notACast(_ path: String) -> String
  func notALog(_ path: String) -> String
  /// Which option names a file in place of one that can't be used.
  func namesAnotherFile(_ option: String) -> String
  func needsScreen(_ name: String) -> String
  /// Behind it: what gives a screen back.
  var unsetsAccessible: String { get }
  var noPlace: String { get }
  func unknownPlace(_ place: String) -> String

  // The values that options take.
  func number(from least: String, to most: String) -> String
  func wholeNumber(from least: String) -> String
  var span: String { get }
  func visitorName(longest: String) -> String

  // Terminals: each a sentence that begins with squad's name.
  var noTerminal: String { get }
  var dumbTerminal: String { get }
  var noTerminfo: String { get }
}
