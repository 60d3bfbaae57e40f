/// Text as a terminal can show it: cleaned, measured, cut, folded for search.
///
/// Everything that comes from outside passes `line`, `paragraphs` or `html` once on its way in,
/// and `line` again at every sink. All of it is total: no input traps, and time is linear.
package enum PlainText {
  /// `raw` as one line: no control, bidi, zero-width, tag, private-use or unassigned scalar, white
  /// space folded to single spaces and trimmed, at most three marks a base. Idempotent; every
  /// scalar that passes is as wide here as for `wcwidth` in a UTF-8 locale.
  package static func line(_ raw: String) -> String {
    if isPlainASCII(raw) { return raw }
    var cleaner = Cleaner(keepsParagraphs: false)
    for scalar in raw.unicodeScalars { cleaner.take(scalar) }
    return cleaner.text
  }

  /// Like `line`, but an empty line or U+2029 in `raw` stays as one `\n`; a lone line end is a
  /// space. Not idempotent, therefore for the way in only: a sink cleans line by line.
  package static func paragraphs(_ raw: String) -> String {
    if isPlainASCII(raw) { return raw }
    var cleaner = Cleaner(keepsParagraphs: true)
    for scalar in raw.unicodeScalars { cleaner.take(scalar) }
    return cleaner.text
  }

  /// Text with HTML in it as plain paragraphs, parted by `\n`: tags stripped, entities decoded
  /// once, then cleaned, so that an entity can't smuggle anything in.
  package static func html(_ raw: String) -> String {
    guard raw.utf8.contains(where: { $0 == 0x3C || $0 == 0x26 }) else { return paragraphs(raw) }
    var reader = HTMLReader(raw)
    return reader.readAll()
  }

  /// Whether `raw` is printable ASCII with single spaces inside: most text is, and needs no work.
  private static func isPlainASCII(_ raw: String) -> Bool {
    raw.utf8.withContiguousStorageIfAvailable { bytes in
      var previous: UInt8 = 0x20
      for byte in bytes {
        if byte &- 0x20 >= 0x5F || (byte == 0x20 && previous == 0x20) { return false }
        previous = byte
      }
      return previous != 0x20 || bytes.isEmpty
    } ?? false
  }
}
