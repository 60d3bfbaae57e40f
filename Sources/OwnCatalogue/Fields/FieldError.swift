/// A syntax error in a FIELD of the command line or the config.
package struct FieldError: Error, Equatable {
  /// Kinds of mistakes in a field.
  package enum Reason: Equatable, Sendable {
    case missingName, missingBracket, missingBrace, missingQuote, unexpected(Character)
    case unknownFilter(String, suggestion: String?)
    /// A filter without the number or text that it needs.
    case missingArgument(String)
  }

  /// The mistake at `position`.
  package let reason: Reason
  /// In characters from the start.
  package let position: Int
}

/// A field that the user named and no record has.
package struct UnknownField: Error, Equatable {
  /// The path, as the user's field has it.
  package let path: FieldPath
  /// The nearest name of a column, or of what could have been meant besides.
  package let suggestion: String?

  /// The path as it is written.
  package var name: String { path.description }
}
