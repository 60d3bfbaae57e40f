/// Converts a service's text with HTML into plain paragraphs: drops tags, decodes character
/// references once, and sanitises the rest.
///
/// Linear on any input: an unfinished tag is plain text from the next `<` outside of quotes on.
struct HTMLReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var sanitizer: TextSanitizer

  /// - Parameter bytes: valid UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    sanitizer = TextSanitizer(keepsParagraphs: true, capacity: bytes.count)
  }

  /// The whole text, its paragraphs separated by `
  /// `.
  mutating func readAll() -> String {
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "<"), let tag = HTMLTag(bytes, at: place) {
        place = tag.end
        take(tag)
      } else if byte == UInt8(ascii: "&"), let entity = HTMLEntity(bytes, at: place) {
        place = entity.end
        sanitizer.take(entity.scalar)
      } else {
        let (scalar, length) = bytes.scalar(at: place)
        place += length
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
