/// A mistake or a risk in a config file, worded by the view. Texts from the file are cleaned.
package enum ConfigError: Equatable, Sendable {
  /// With the system's reason.
  case unreadable(String)
  /// The file exceeds this limit in bytes.
  case tooLarge(Int)
  case notUTF8
  /// The file isn't JSON from there on; with the reason.
  case syntax(String)
  /// An unknown name, and the closest known one.
  case unknown(String, suggestion: String?)
  /// A command of an earlier version, and its replacement.
  case retired(String, instead: String)
  /// A setting that occurs twice.
  case repeated(String)
  /// A value that the setting doesn't accept.
  case wrong(setting: String, takes: ConfigExpectation)
  /// An unknown word for a setting, and the closest known one.
  case unknownValue(setting: String, String, suggestion: String?)
  /// A user's theme with the name of a built-in one.
  case reservedTheme(String)
  /// A name unfit for a theme: empty, too long or unprintable.
  case themeName(String)
  /// A name unfit for a catalogue, or a built-in one's.
  case catalogueName(String)
  case key(String, KeyError)
  /// The file holds secret keys and isn't readable by its owner alone.
  case exposesKeys

  /// Whether every setting in the file still takes effect.
  package var isWarning: Bool { self == .exposesKeys }

  /// Reason that a key can't be bound.
  package enum KeyError: Error, Equatable, Sendable {
    case unknown(suggestion: String?)
    /// Several keys, or none.
    case notOne
    /// The key always means this command.
    case fixed(command: String)
    /// Terminals send the same bytes for another key.
    case same(as: String)
    /// Terminals send Escape and the character.
    case escaped
    /// Terminals send no bytes of its own.
    case unsent
    /// An earlier command in the file has it.
    case taken(by: String)
    /// A command loses the key to another one; `isLast`: it has no other key.
    case lost(by: String, to: String, isLast: Bool)
  }
}

/// Values that a setting accepts.
package enum ConfigExpectation: Equatable, Sendable {
  case flag
  case text
  case number(ClosedRange<Int>)
  /// A number of seconds, or null.
  case interval(ClosedRange<Int>)
  /// A duration, such as `5m`.
  case span
  case choice([String])
  /// An object with settings of its own.
  case object
  case keys
  case color
  case weight
  /// One or more addresses of http or https.
  case addresses
  /// One or more fields of a record.
  case fields
  /// The path of records in JSON.
  case recordPath
  case character
}
