import Basics
import PlainText

/// Text of a value, cleaned and cut to what a pane can show: `… 1.0 MB` at its end is the size of
/// the whole.
enum ShortText {
  /// Bytes of a value that are shown.
  private static let longest = 4 << 10

  static func line(_ raw: String) -> String { cut(raw, size: raw.utf8.count, PlainText.line) }

  /// Paragraphs separated by `\n`. Removes HTML before it cuts, since half a tag would be text.
  static func paragraphs(_ raw: [String]) -> String {
    let texts = raw.map(PlainText.html).filter { !$0.isEmpty }
    let size = raw.reduce(0) { $0 + $1.utf8.count }
    // `html` reads no more of a text than this.
    let isWhole = raw.allSatisfy { $0.utf8.count <= PlainText.longest }
    let text = texts.joined(separator: "\n")
    return cut(text, size: isWhole ? text.utf8.count : size) { $0 }
  }

  /// Whether `paragraphs` shows only the beginning of them.
  static func cuts(_ raw: [String]) -> Bool {
    guard raw.reduce(raw.count, { $0 + $1.utf8.count }) > longest else { return false }
    return raw.contains { $0.utf8.count > PlainText.longest }
      || raw.reduce(-1) { $0 + PlainText.html($1).utf8.count + 1 } > longest
  }

  /// Whether `line` shows only the beginning of a text.
  static func cuts(_ raw: String) -> Bool { raw.utf8.count > longest }

  /// A text in parts that are shown whole, each up to a line's end where there is one.
  static func parts(of raw: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = raw[...]
    while rest.utf8.count > longest {
      let end = end(of: rest)
      let line = rest.utf8[..<end].lastIndex(of: 0x0A).map { rest.utf8.index(after: $0) } ?? end
      parts.append(rest[..<line])
      rest = rest[line...]
    }
    return parts + [rest]
  }

  /// The index after the first bytes that are shown, at a character's boundary.
  private static func end(of text: Substring) -> String.Index {
    var end = text.utf8.index(text.startIndex, offsetBy: min(longest, text.utf8.count))
    while end < text.endIndex, text.utf8[end] & 0xC0 == 0x80 { end = text.utf8.index(before: end) }
    return end
  }

  private static func cut(_ text: String, size: Int, _ clean: (String) -> String) -> String {
    guard text.utf8.count > longest || size > text.utf8.count else { return clean(text) }
    return "\(clean(String(text[..<end(of: text[...])])))… \(formatted(bytes: size))"
  }

  /// `4.2 KB`, `1.0 MB`
  static func formatted(bytes: Int) -> String {
    let (unit, name) = bytes < 999_950 ? (1_000, "KB") : (1_000_000, "MB")
    let tenths = (bytes / (unit / 20) + 1) / 2
    return "\((tenths / 10).grouped).\(tenths % 10) \(name)"
  }
}
