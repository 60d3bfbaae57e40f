/// A mistake in a config file, or a consequence worth a look. Its words are the view's; texts from
/// the file are cleaned.
package enum ConfigProblem: Equatable, Sendable {
  /// The system's reason.
  case unreadable(String)
  /// More than so many bytes.
  case tooLarge(Int)
  case notUTF8
  /// It is no JSON from there on, and why.
  case syntax(String)
  /// A name that nothing has, and the nearest one.
  case unknown(String, suggestion: String?)
  /// A command of an earlier version, and the one that does the same.
  case retired(String, instead: String)
  /// A setting that stands twice.
  case repeated(String)
  /// A value that the setting can't take.
  case wrong(setting: String, takes: ConfigExpectation)
  /// A word that the setting doesn't know.
  case unknownValue(setting: String, String, suggestion: String?)
  /// A theme of the user's own with the name of one of squad's.
  case reservedTheme(String)
  /// A name that a theme can't have: empty, too long, or not to be shown.
  case themeName(String)
  case key(String, KeyProblem)
  /// It holds keys, and others than its owner can read it.
  case exposesKeys

  /// Whether all that the file sets is as it says.
  package var isWarning: Bool { self == .exposesKeys }

  /// Why a key can't be bound.
  package enum KeyProblem: Equatable, Sendable {
    case unknown(suggestion: String?)
    /// Several keys, or none.
    case notOne
    /// It always means this command.
    case fixed(command: String)
    /// Terminals send the same for another key.
    case same(as: String)
    /// Terminals send Escape and the character.
    case escaped
    /// Terminals send nothing of its own.
    case unsent
    /// A command before it in the file has it.
    case taken(by: String)
    /// A command loses it to another, and with its last key every key.
    case lost(by: String, to: String, isLast: Bool)
  }
}

/// The values that a setting takes.
package enum ConfigExpectation: Equatable, Sendable {
  case flag
  case text
  case number(ClosedRange<Int>)
  /// A number of seconds, or null.
  case interval(ClosedRange<Int>)
  /// A span of time, such as `5m`.
  case span
  case choice([String])
  /// An object with settings of its own.
  case object
  case keys
  case color
  case weight
  /// An address of http or https, or several.
  case addresses
}
