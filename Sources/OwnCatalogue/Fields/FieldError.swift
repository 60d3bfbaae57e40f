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

  /// `position` is in characters from the start.
  package init(reason: Reason, position: Int) {
    self.reason = reason
    self.position = position
  }
}
