import PlainText

/// One line of editable text with a cursor; every field of squad holds one.
package struct TextField: Equatable, Sendable {
  /// Maximum length in characters.
  package static let limit = 200

  /// At most `limit` characters.
  package private(set) var text: String
  /// Number of characters before the cursor.
  package private(set) var cursor: Int
  /// Number of characters before the first visible one, since a click placed the cursor; nil:
  /// derived from the cursor alone.
  package private(set) var first: Int?

  /// Places the cursor at the end.
  package init(_ text: String = "") {
    self.text = String(text.prefix(Self.limit))
    cursor = self.text.count
  }

  /// Whether it has no text.
  package var isEmpty: Bool { text.isEmpty }

  /// The text before the cursor, and the text after it.
  package var parts: (before: Substring, after: Substring) {
    let index = text.index(text.startIndex, offsetBy: cursor)
    return (text[..<index], text[index...])
  }

  /// Moves the cursor before a character without scrolling the text.
  ///
  /// - Parameters:
  ///   - character: its index; the text's length for the end.
  ///   - first: the index of the first visible character.
  package mutating func point(at character: Int, from first: Int) {
    cursor = min(max(character, 0), text.count)
    self.first = min(max(first, 0), text.count)
  }

  /// Edits the text or moves the cursor; drops characters beyond the limit.
  package mutating func apply(_ edit: TextEdit) {
    change(edit)
    switch edit {
    case .insert, .moveLeft, .moveRight, .deleteBackward, .deleteForward, .deleteWord:
      // Keeps the character before the cursor visible.
      first = first.map { min($0, max(cursor - 1, 0)) }
    case .moveToStart, .moveToEnd, .clear: first = nil
    }
  }

  private mutating func change(_ edit: TextEdit) {
    switch edit {
    case .insert(let typed): insert(typed)
    case .moveLeft: cursor = max(cursor - 1, 0)
    case .moveRight: cursor = min(cursor + 1, text.count)
    case .moveToStart: cursor = 0
    case .moveToEnd: cursor = text.count
    case .deleteBackward: replace(parts.before.dropLast(), parts.after)
    case .deleteForward: replace(parts.before, parts.after.dropFirst())
    case .deleteWord: replace(Self.withoutLastWord(parts.before), parts.after)
    case .clear: self = TextField()
    }
  }

  /// Inserts typed or pasted text, up to the limit and without line breaks.
  private mutating func insert(_ typed: String) {
    let line = typed.filter { !$0.isNewline }
    // Cleaning trims the text, but a typed space must stay, also an ideographic one.
    let isSpace = !line.isEmpty && line.allSatisfy(\.isWhitespace)
    let (before, after) = parts
    // A typed combining mark arrives as its own key, and cleaning drops a mark without a base.
    let isMark = line.unicodeScalars.first.map { PlainText.width(of: $0) } == 0
    let base = isMark && before.last != " " ? before.suffix(1) : ""
    let clean = isSpace ? " " : PlainText.line(String(base) + line)
    replace(
      before.dropLast(base.count) + clean.prefix(Self.limit - text.count + base.count), after)
  }

  private mutating func replace(_ before: Substring, _ after: Substring) {
    text = String(before + after)
    // A combining mark may have joined the character before it.
    cursor = min(String(before).count, text.count)
  }

  private static func withoutLastWord(_ text: Substring) -> Substring {
    var rest = text
    while rest.last == " " { rest.removeLast() }
    while let last = rest.last, last != " " { rest.removeLast() }
    return rest
  }
}

extension TextField: ExpressibleByStringLiteral {
  /// A field with the cursor at the text's end.
  package init(stringLiteral text: String) { self.init(text) }
}

/// Edits of a text field.
package enum TextEdit: Equatable, Sendable {
  case insert(String)
  case moveLeft, moveRight, moveToStart, moveToEnd
  case deleteBackward, deleteForward
  /// The word before the cursor, and the spaces after it.
  case deleteWord
  case clear
}
