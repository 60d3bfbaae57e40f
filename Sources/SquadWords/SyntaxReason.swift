/// Why a text isn't JSON; the raw value is what its reader says.
package enum SyntaxReason: String, CaseIterable {
  case openingBrace = "missing { at the start"
  case closingBrace = "missing }"
  case closingBracket = "missing ]"
  case comma = "missing comma"
  case key = "missing key"
  case colon = "missing colon"
  case value = "invalid value"
  case escape = "invalid escape"
  case controlCharacter = "control character in a string"
  case string = "unterminated string"
  case comment = "unterminated comment"
  case depth = "nested too deeply"
  case trailing = "trailing data"
  case object = "not an object"
}

extension Strings {
  /// A reason of the reader of JSON.
  func text(ofSyntax reason: String) -> String {
    SyntaxReason(rawValue: reason).map(text) ?? reason
  }
}
