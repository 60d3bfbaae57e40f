/// Text as a terminal can show it: cleaned, measured, cut, and folded for search.
///
/// Text from outside passes `line`, `paragraphs` or `html` once on its way in, and `line` again at
/// every output. No input traps, and time is linear.
package enum PlainText {
  /// Bytes of a text that are read, the rest being dropped: long enough for any real text, short
  /// enough to wrap and draw at once.
  package static let longest = 1 << 16

  /// Cleans `raw` into one line: no control, bidi, zero-width, tag, private-use or unassigned
  /// scalars, white space folded into single spaces and trimmed, at most three marks per base.
  /// Idempotent; every scalar left is as wide here as in `wcwidth` of a UTF-8 locale.
  package static func line(_ raw: String) -> String {
    sanitized(raw, keepsParagraphs: false)
  }

  /// Cleans a line of UTF-8 as `line` does, with U+FFFD for invalid parts, and passes it to `body`:
  /// most text in place, without copying it.
  package static func withLine<Value>(
    _ raw: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    if raw.count <= longest, isPlainASCII(raw) { return body(raw) }
    return line(String(decoding: raw, as: UTF8.self)).withBytes(body)
  }

  /// Cleans like `line`, but keeps an empty line or U+2029 as one `\n`; a single line end is a
  /// space. Not idempotent, so for input only: outputs clean line by line.
  package static func paragraphs(_ raw: String) -> String {
    sanitized(raw, keepsParagraphs: true)
  }

  /// Cleans HTML into paragraphs separated by `\n`: drops tags, decodes character references once,
  /// then cleans, so that a reference can't smuggle anything in.
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

  /// Whether it is printable ASCII with single spaces inside, as most text is, and needs no work.
  private static func isPlainASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, let last = bytes.last else { return true }
    return first != 0x20 && last != 0x20 && ASCIIScan.areSingleSpaced(bytes)
  }

  /// FNV-1a of the folded text: stable between runs, whatever the case and accents.
  package static func hash(of text: String) -> UInt64 {
    foldedUTF8(text).reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }
}

extension PlainText {
  /// Columns of `text`: the sum over its scalars, as `wcwidth` counts.
  package static func width(of text: String) -> Int {
    text.withBytes { width(of: $0) }
  }

  /// Columns of a part of a text.
  package static func width(of text: Substring) -> Int {
    text.withBytes { width(of: $0) }
  }

  /// Columns of valid UTF-8.
  static func width(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if ASCIIScan.arePrintable(bytes) { return bytes.count }
    var columns = 0
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = bytes.scalar(at: offset)
      columns += width(of: scalar)
      offset += length
    }
    return columns
  }

  /// Columns of a `Character`: 1 or 2, or more for an Indic or old Hangul cluster.
  package static func width(of character: Character) -> Int {
    var columns = 0
    for scalar in character.unicodeScalars { columns += width(of: scalar) }
    return columns
  }

  /// Columns of a clean scalar: 0 for a mark, 1, or 2. Ambiguous ones count 1.
  package static func width(of scalar: Unicode.Scalar) -> Int {
    scalar.value &- 0x20 < 0x5F ? 1 : ScalarClass(scalar).columns
  }
}
