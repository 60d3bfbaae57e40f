/// Converts a service's text with HTML into plain paragraphs: drops tags, decodes character
/// references once, and sanitises the rest.
///
/// Linear on any input: an unfinished tag is plain text from the next `<` outside of quotes on.
struct HTMLReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var sanitizer: TextSanitizer

  /// - Parameter bytes: valid UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    sanitizer = TextSanitizer(keepsParagraphs: true, capacity: bytes.count)
  }

  /// The whole text, its paragraphs separated by `\n`.
  mutating func readAll() -> String {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "<"), let tag = HTMLTag(bytes, at: position) {
        position = tag.end
        take(tag)
      } else if byte == UInt8(ascii: "&"), let entity = HTMLEntity(bytes, at: position) {
        position = entity.end
        sanitizer.take(entity.scalar)
      } else {
        let (scalar, length) = bytes.scalar(at: position)
        position += length
        sanitizer.take(scalar)
      }
    }
    return sanitizer.text
  }

  private mutating func take(_ tag: HTMLTag) {
    switch tag.meaning {
    case .inline: break
    case .paragraph: sanitizer.endParagraph()
    case .item:
      sanitizer.endParagraph()
      sanitizer.take("•")
      sanitizer.take(" ")
    }
  }
}

/// Tag, declaration or instruction of HTML.
struct HTMLTag {
  /// Effect of a tag on the text around it.
  enum Meaning { case inline, paragraph, item }

  /// Bytes of the longest name that separates paragraphs.
  private static let longestName = 10

  let meaning: Meaning
  /// Offset after its `>`.
  let end: Int

  /// The tag that begins with the `<` at `offset`; nil if that `<` is plain text.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    var start = offset + 1
    let isClosing = start < bytes.count && bytes[start] == UInt8(ascii: "/")
    if isClosing { start += 1 }
    guard start < bytes.count, Self.opensTag(bytes[start], isClosing: isClosing),
      let end = Self.end(ofComment: bytes, from: start) ?? Self.end(of: bytes, from: start)
    else { return nil }
    let name = bytes[start...].prefix(Self.longestName).prefix(while: \.isASCIILetterOrDigit)
    meaning = Self.meaning(
      of: String(decoding: name, as: UTF8.self).lowercased(), isClosing: isClosing)
    self.end = end
  }

  private static func meaning(of name: String, isClosing: Bool) -> Meaning {
    switch name {
    case "li": isClosing ? .paragraph : .item
    case "br", "p", "div", "ul", "ol", "dl", "dt", "dd", "tr", "table", "hr", "pre", "blockquote",
      "h1", "h2", "h3", "h4", "h5", "h6", "section", "article", "header", "footer":
      .paragraph
    default: .inline
    }
  }

  /// Offset after a tag's `>`; nil if a `<` outside of quotes comes first.
  ///
  /// Quotes permute the three states, so at most three of all scans that start at different `<` are
  /// alive at any offset: the total stays linear.
  private static func end(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var quote: UInt8?
    for offset in start..<bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      case UInt8(ascii: ">") where quote == nil: return offset + 1
      case UInt8(ascii: "<") where quote == nil: return nil
      default: break
      }
    }
    return nil
  }

  /// Offset after a comment's `-->`; quotes and `>` have no meaning inside it. Nil if another
  /// comment begins first, so that the total time stays linear.
  private static func end(
    ofComment bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard bytes[start...].starts(with: "!--".utf8) else { return nil }
    // From the first hyphen: `<!-->` is a whole comment.
    for offset in start + 1..<bytes.count {
      let rest = bytes[offset...]
      if rest.starts(with: "-->".utf8) { return offset + 3 }
      if rest.starts(with: "<!-".utf8) { return nil }
    }
    return nil
  }

  private static func opensTag(_ byte: UInt8, isClosing: Bool) -> Bool {
    byte.isASCIILetter || (!isClosing && (byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")))
  }
}
