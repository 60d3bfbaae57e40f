/// Reads text with HTML in it: markup goes, entities are decoded once, the cleaner takes the rest.
///
/// Linear on any input: an unfinished tag is given up at the next `<` outside of quotes, an
/// unfinished comment, script or style takes the rest of the text with it.
struct HTMLReader {
  private static let less = UInt8(ascii: "<")
  private static let ampersand = UInt8(ascii: "&")

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var cleaner: TextSanitizer

  /// `bytes` is valid UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    cleaner = TextSanitizer(keepsParagraphs: true, capacity: bytes.count)
  }

  /// The whole text, in paragraphs parted by `\n`.
  mutating func readAll() -> String {
    while place < bytes.count {
      let isDone =
        switch bytes[place] {
        case Self.less: skipMarkup()
        case Self.ampersand: readEntity()
        default: false
        }
      if isDone { continue }
      let (scalar, length) = bytes.scalar(at: place)
      cleaner.take(scalar)
      place += length
    }
    return cleaner.text
  }

  /// Skips what begins with this `<`, if it is markup, and does what it means.
  private mutating func skipMarkup() -> Bool {
    if stands("<!--") {
      skip(past: "-->")
      return true
    }
    guard let tag = HTMLTag(bytes, at: place) else { return false }
    place = tag.end
    switch tag.meaning {
    case .inline: break
    case .gap: cleaner.take(" ")
    case .paragraph: cleaner.endParagraph()
    case .item:
      cleaner.endParagraph()
      cleaner.take("•")
      cleaner.take(" ")
    case .hidden: skipContents(of: tag.name)
    }
    return true
  }

  private mutating func skip(past end: StaticString) {
    while place < bytes.count && !stands(end) { place += 1 }
    place = min(place + end.utf8CodeUnitCount, bytes.count)
  }

  private mutating func skipContents(of name: String) {
    while place < bytes.count {
      if stands("</"), let tag = HTMLTag(bytes, at: place), tag.name == name { return }
      place += 1
    }
  }

  /// Reads what begins with this `&`, if it is an entity.
  private mutating func readEntity() -> Bool {
    guard let entity = HTMLEntity(bytes, at: place) else { return false }
    cleaner.take(entity.scalar)
    place = entity.end
    return true
  }

  private func stands(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard place + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[place + offset] != text.utf8Start[offset] { return false }
    return true
  }
}
