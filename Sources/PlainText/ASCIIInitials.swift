/// Initials of a title in printable ASCII, in one pass over its bytes: most titles are, and each
/// visible row has some. Equal to `PlainText.initials(ofAny:)`.
struct ASCIIInitials {
  /// Parts of a word that its initials can come from.
  private struct Word {
    var length = 0
    /// Whether the bytes so far begin "The".
    var isArticle = true
    /// The first two bytes of the first run of letters and digits, and the first of the second run;
    /// 0 where there is none.
    var head: UInt8 = 0
    var second: UInt8 = 0
    var next: UInt8 = 0
    private var runs = 0
    private var isInRun = false

    mutating func take(_ byte: UInt8) {
      isArticle = isArticle && length < 3 && byte | 0x20 == ASCIIInitials.article[length]
      length += 1
      defer { isInRun = ASCIIInitials.isPart(byte) }
      guard ASCIIInitials.isPart(byte) else { return }
      if !isInRun {
        runs += 1
        if runs == 1 { head = byte } else if runs == 2 { next = byte }
      } else if runs == 1, second == 0 {
        second = byte
      }
    }
  }

  private static let article = Array("the".utf8)

  /// The first two words, and the first letter of the last.
  private var first = Word()
  private var other = Word()
  private var tail: UInt8 = 0
  private var count = 0
  private var word = Word()

  init(_ title: UnsafeBufferPointer<UInt8>) {
    // Text in parentheses counts only where there is no other.
    if !read(title, withParentheses: false) {
      self = ASCIIInitials()
      _ = read(title, withParentheses: true)
    }
  }

  private init() {}

  /// Reads the words; returns whether there was a letter.
  private mutating func read(_ title: UnsafeBufferPointer<UInt8>, withParentheses: Bool) -> Bool {
    var depth = 0
    var hasLetter = false
    for byte in title {
      if !withParentheses, byte == UInt8(ascii: "(") { depth += 1 }
      if depth > 0 {
        if byte == UInt8(ascii: ")") { depth -= 1 }
      } else if byte == 0x20 {
        endWord()
      } else {
        hasLetter = hasLetter || Self.isLetter(byte)
        word.take(byte)
      }
    }
    endWord()
    return hasLetter
  }

  private mutating func endWord() {
    defer { word = Word() }
    guard word.head != 0 else { return }
    count += 1
    tail = word.head
    if count == 1 { first = word } else if count == 2 { other = word }
  }

  /// One or two letters; nil where there is none.
  var text: String? {
    let isLed = count > 1 && first.isArticle && first.length == 3
    let start = isLed ? other : first
    guard start.head != 0 else { return nil }
    let second =
      if count - (isLed ? 1 : 0) > 1 {
        Self.capital(tail)
      } else if start.next != 0, !Self.isDigit(start.second) {
        Self.capital(start.next)
      } else {
        Self.isDigit(start.head) ? Self.capital(start.second) : Self.small(start.second)
      }
    let letters = [Self.capital(start.head), second].prefix { $0 != 0 }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
  private static func isPart(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) }
  private static func capital(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte & ~0x20 : byte }
  private static func small(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte | 0x20 : byte }
}
