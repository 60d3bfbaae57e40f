import PlainText

/// Editing of the search field's text, always at its end.
enum SearchField {
  /// Maximum length in characters.
  static let limit = 200

  static func appending(_ typed: String, to text: String) -> String {
    // Cleaning trims; a space being typed has to stay.
    let clean = typed == " " ? " " : PlainText.line(typed)
    return String((text + clean).prefix(limit))
  }

  static func withoutLastCharacter(_ text: String) -> String { String(text.dropLast()) }

  static func withoutLastWord(_ text: String) -> String {
    var remaining = Substring(text)
    while remaining.last == " " { remaining.removeLast() }
    while let last = remaining.last, last != " " { remaining.removeLast() }
    return String(remaining)
  }
}
