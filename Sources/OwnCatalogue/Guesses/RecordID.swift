import Basics
import PlainText

/// The part of `NAME/ID` after the slash.
package enum RecordID {
  private static let longest = 200
  private static let prefixLength = 160
  private static let longestSlug = 60

  /// The id before duplicates are told apart: by a field or key, else by the title, else by the
  /// row. `written` is the id's text in the record, nil where the file has no ids; `row` counts
  /// from 1.
  package static func text(written: String?, title: String, row: Int) -> String {
    let text = written.map(encoded) ?? slug(of: title)
    return text.isEmpty ? "row-\(row)" : text
  }

  /// Appends the same id as UTF-8, of texts in UTF-8.
  static func append(
    written: UnsafeBufferPointer<UInt8>?, title: UnsafeBufferPointer<UInt8>, row: Int,
    to id: inout [UInt8]
  ) {
    if let written {
      if written.count <= longest, written.allSatisfy(isSafe) {
        id.append(contentsOf: written)
      } else {
        id.append(contentsOf: encoded(String(decoding: written, as: UTF8.self)).utf8)
      }
    } else if title.allSatisfy({ $0 < 0x80 }) {
      appendSlug(ofASCII: title, to: &id)
    } else {
      id.append(contentsOf: slug(of: String(decoding: title, as: UTF8.self)).utf8)
    }
    if id.isEmpty { id.append(contentsOf: "row-\(row)".utf8) }
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    byte &- 0x21 < 0x5E && byte != UInt8(ascii: "%") && byte != UInt8(ascii: "/")
  }

  private static func appendSlug(ofASCII title: UnsafeBufferPointer<UInt8>, to slug: inout [UInt8])
  {
    var isBetween = false
    for byte in title {
      let letter = byte | 0x20
      guard letter &- 0x61 < 26 || byte &- 0x30 < 10 else {
        if byte != UInt8(ascii: "'") { isBetween = !slug.isEmpty }
        continue
      }
      guard slug.count + (isBetween ? 2 : 1) <= longestSlug else { break }
      if isBetween { slug.append(UInt8(ascii: "-")) }
      slug.append(letter &- 0x61 < 26 ? letter : byte)
      isBetween = false
    }
  }

  /// The text as written, with `%`, `/`, control characters and spaces as `%XX`; a long one is cut
  /// and ends in its hash.
  package static func encoded(_ text: String) -> String {
    var result = ""
    var length = 0
    var prefix = ""
    for scalar in text.unicodeScalars {
      let part = isSafe(scalar) ? String(scalar) : PercentEncoding.encoded(String(scalar))
      length += part.utf8.count
      result += part
      if length <= prefixLength { prefix = result }
    }
    return length <= longest ? result : prefix + hash(of: text)
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "%" && scalar != "/" && !scalar.properties.isWhitespace
      && scalar.properties.generalCategory != .control
  }

  /// FNV-1a as 16 hexadecimal digits.
  private static func hash(of text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16).zeroPadded(to: 16)
  }

  /// The folded words of a title joined by dashes: `the-land-girls`. Empty where it has no letter
  /// or digit.
  package static func slug(of title: String) -> String {
    var slug = ""
    var isBetween = false
    for scalar in PlainText.folded(title).unicodeScalars {
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        // An apostrophe doesn't separate words.
        if scalar != "'" { isBetween = !slug.isEmpty }
        continue
      }
      let part = (isBetween ? "-" : "") + String(scalar)
      guard slug.utf8.count + part.utf8.count <= longestSlug else { break }
      slug += part
      isBetween = false
    }
    return slug
  }

  /// Index of an id as somebody typed it: exactly, then regardless of case, and as a terminal shows
  /// it.
  package static func index<IDs: Collection<String>>(
    of typed: String, among ids: IDs
  ) -> IDs.Index? {
    if let exact = ids.firstIndex(of: typed) { return exact }
    let folded = PlainText.foldedUTF8(PlainText.line(typed))
    return ids.firstIndex { PlainText.foldedUTF8(PlainText.line($0)) == folded }
  }
}
