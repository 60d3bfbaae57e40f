extension PlainText {
  /// A badge of at most two columns: `Iron Man` → `IM`, `Spider-Man` → `SM`, `Thor` → `Th`, `R2-D2`
  /// → `R2`, one wide scalar for a wide title, `??` without letters. Ignores parentheses and a
  /// leading "The".
  package static func initials(_ title: String) -> String {
    let plain = title.withBytes { bytes -> String? in
      guard bytes.count <= longest, ASCIIWords.arePrintable(bytes) else { return nil }
      return ASCIIInitials(bytes).text ?? "??"
    }
    return plain ?? initials(ofAny: title)
  }

  /// Initials of any text, scalar by scalar.
  static func initials(ofAny title: String) -> String {
    let letters = initialLetters(withoutMarks(line(title)))
    var badge = ""
    var room = 2
    for letter in letters {
      let columns = width(of: letter)
      if columns > room { break }
      badge += letter
      room -= columns
    }
    return badge.isEmpty ? "??" : badge
  }

  /// One or two letters, each a scalar as a string.
  private static func initialLetters(_ title: String) -> [String] {
    var words = withoutParentheses(title).split(separator: " ").filter { !parts(of: $0).isEmpty }
    if words.count > 1, words[0].lowercased() == "the" { words.removeFirst() }
    guard let first = words.first.map(parts(of:)), let head = first.first?.first else { return [] }
    if words.count > 1 {
      let tail = words.last.map(parts(of:))?.first?.first
      return [capital(head)] + (tail.map { [capital($0)] } ?? [])
    }
    let second = first[0].dropFirst().first
    if first.count > 1, !(second.map(isDigit) ?? false) {
      return [capital(head)] + (first[1].first.map { [capital($0)] } ?? [])
    }
    guard let second else { return [capital(head)] }
    return [capital(head), isDigit(head) ? capital(second) : String(second).lowercased()]
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  /// Runs of letters and digits in a word.
  private static func parts(of word: Substring) -> [Substring.UnicodeScalarView] {
    word.unicodeScalars.split { scalar in
      !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
  }

  /// A scalar in upper case, unless that is several scalars.
  private static func capital(_ scalar: Unicode.Scalar) -> String {
    let upper = scalar.properties.uppercaseMapping
    return upper.unicodeScalars.count == 1 ? line(upper) : String(scalar)
  }

  private static func withoutMarks(_ title: String) -> String {
    String(String.UnicodeScalarView(title.unicodeScalars.filter { width(of: $0) > 0 }))
  }

  /// Removes text in parentheses; returns all of `title` where no letter is left.
  private static func withoutParentheses(_ title: String) -> String {
    var depth = 0
    var kept = String.UnicodeScalarView()
    for scalar in title.unicodeScalars {
      if scalar == "(" { depth += 1 }
      if depth == 0 { kept.append(scalar) }
      if scalar == ")" { depth = max(depth - 1, 0) }
    }
    return kept.contains { $0.properties.isAlphabetic } ? String(kept) : title
  }
}

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
        hasLetter = hasLetter || byte.isASCIILetter
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
      } else if start.next != 0, !start.second.isASCIIDigit {
        Self.capital(start.next)
      } else {
        start.head.isASCIIDigit ? Self.capital(start.second) : Self.small(start.second)
      }
    let letters = [Self.capital(start.head), second].prefix { $0 != 0 }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func isPart(_ byte: UInt8) -> Bool { byte.isASCIIDigit || byte.isASCIILetter }
  private static func capital(_ byte: UInt8) -> UInt8 { byte.isASCIILetter ? byte & ~0x20 : byte }
  private static func small(_ byte: UInt8) -> UInt8 { byte.isASCIILetter ? byte | 0x20 : byte }
}
