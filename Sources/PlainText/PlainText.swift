/// Text as a terminal can show it: cleaned, measured, cut, folded for search.
///
/// Everything that comes from outside passes `line`, `paragraphs` or `html` once on its way in,
/// and `line` again at every sink. All of it is total: no input traps, and time is linear.
package enum PlainText {
  /// Bytes of a text that are read: far more than anybody says, and few enough that wrapping and
  /// drawing them is nothing a person has to wait for. What comes after is left out.
  package static let longest = 1 << 16

  /// `raw` as one line: no control, bidi, zero-width, tag, private-use or unassigned scalar, white
  /// space folded to single spaces and trimmed, at most three marks a base. Idempotent; every
  /// scalar that passes is as wide here as for `wcwidth` in a UTF-8 locale.
  package static func line(_ raw: String) -> String {
    sanitized(raw, keepsParagraphs: false)
  }

  /// Like `line`, but an empty line or U+2029 in `raw` stays as one `\n`; a lone line end is a
  /// space. Not idempotent, therefore for the way in only: a sink cleans line by line.
  package static func paragraphs(_ raw: String) -> String {
    sanitized(raw, keepsParagraphs: true)
  }

  /// Text with HTML in it as plain paragraphs, parted by `\n`: tags stripped, entities decoded
  /// once, then cleaned, so that an entity can't smuggle anything in.
  package static func html(_ raw: String) -> String {
    raw.withBytes { whole in
      let bytes = whole.cut(to: longest)
      guard bytes.contains(where: { $0 == 0x3C || $0 == 0x26 }) else { return nil }
      var reader = HTMLReader(bytes)
      return reader.readAll()
    } ?? paragraphs(raw)
  }

  private static func sanitized(_ raw: String, keepsParagraphs: Bool) -> String {
    raw.withBytes { whole in
      let bytes = whole.cut(to: longest)
      if bytes.count == whole.count, isPlainASCII(bytes) { return nil }
      var sanitizer = TextSanitizer(keepsParagraphs: keepsParagraphs, capacity: bytes.count)
      sanitizer.take(bytes)
      return sanitizer.text
    } ?? raw
  }

  /// Whether this is printable ASCII with single spaces inside: most text is, and needs no work.
  private static func isPlainASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, let last = bytes.last else { return true }
    return first != 0x20 && last != 0x20 && ASCIIWords.areSingleSpaced(bytes)
  }
}
