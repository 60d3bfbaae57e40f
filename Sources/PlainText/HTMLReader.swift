/// Reads text with HTML in it: markup goes, entities are decoded once, the cleaner takes the rest.
///
/// Linear on any input: an unfinished tag is given up at the next `<` outside of quotes, an
/// unfinished comment, script or style takes the rest of the text with it.
struct HTMLReader {
  private var rest: Substring.UnicodeScalarView
  private var cleaner = Cleaner(keepsParagraphs: true)

  init(_ raw: String) {
    rest = Substring(raw).unicodeScalars
  }

  /// The whole text, in paragraphs parted by `\n`.
  mutating func readAll() -> String {
    while let scalar = rest.popFirst() {
      switch scalar {
      case "<": if !skipMarkup() { cleaner.take(scalar) }
      case "&": cleaner.take(readEntity() ?? scalar)
      default: cleaner.take(scalar)
      }
    }
    return cleaner.text
  }

  /// Skips what follows a `<`, if it is markup, and does what it means.
  private mutating func skipMarkup() -> Bool {
    if rest.starts(with: "!--".unicodeScalars) {
      skip(past: "-->")
      return true
    }
    guard let tag = HTMLTag(rest) else { return false }
    rest = rest[tag.end...]
    switch tag.meaning {
    case .inline: break
    case .gap: cleaner.take(" ")
    case .paragraph: cleaner.endParagraph()
    case .item:
      cleaner.endParagraph()
      for scalar in "• ".unicodeScalars { cleaner.take(scalar) }
    case .hidden: skipContents(of: tag.name)
    }
    return true
  }

  private mutating func skip(past end: String) {
    while !rest.isEmpty {
      if rest.starts(with: end.unicodeScalars) {
        rest.removeFirst(end.unicodeScalars.count)
        return
      }
      rest.removeFirst()
    }
  }

  private mutating func skipContents(of name: String) {
    while let scalar = rest.first {
      if scalar == "<", let tag = HTMLTag(rest.dropFirst()), tag.isClosing, tag.name == name {
        return
      }
      rest.removeFirst()
    }
  }

  /// Reads what follows an `&`, if it is an entity; nil leaves the text as it is.
  private mutating func readEntity() -> Unicode.Scalar? {
    guard let entity = HTMLEntity(rest) else { return nil }
    rest = rest[entity.end...]
    return entity.scalar
  }
}
