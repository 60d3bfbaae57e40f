/// Plain paragraphs of a text with HTML in it, as a service's descriptions are: tags go, entities
/// are decoded once, and the sanitizer takes the rest.
///
/// Linear on any input: an unfinished tag is given up at the next `<` outside of quotes.
struct HTMLReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var sanitizer: TextSanitizer

  /// `bytes` is valid UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    sanitizer = TextSanitizer(keepsParagraphs: true, capacity: bytes.count)
  }

  /// The whole text, in paragraphs parted by `\n`.
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
