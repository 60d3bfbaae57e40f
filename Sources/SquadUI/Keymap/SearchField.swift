import PlainText

/// Editing the text of the search field; always at its end.
enum SearchField {
  /// As long as a name can sensibly be, in characters.
  static let limit = 200

  static func appending(_ typed: String, to text: String) -> String {
    // Cleaning trims; a space being typed has to stay.
    let clean = typed == " " ? " " : PlainText.line(typed)
    return String((text + clean).prefix(limit))
  }

  static func withoutLastCharacter(_ text: String) -> String { String(text.dropLast()) }

  static func withoutLastWord(_ text: String) -> String {
    var rest = Substring(text)
    while rest.last == " " { rest.removeLast() }
    while let last = rest.last, last != " " { rest.removeLast() }
    return String(rest)
  }
}
