extension PlainText {
  /// A badge of at most two columns: `Iron Man` → `IM`, `Spider-Man` → `SM`, `Thor` → `TH`, `R2-D2`
  /// → `R2`, `A New Hope` → `NH`, one wide scalar for a wide title, `??` without letters. Ignores
  /// parentheses, an issue's number (`Secret Empire (2017) #7` → `SE`) and leading small words.
  package static func initials(_ title: String) -> String {
    let bytes = title.utf8
    if let number = bytes.lastIndex(of: UInt8(ascii: "#")), number > bytes.startIndex {
      return initials(String(title[..<number]))
    }
    let plain = title.withBytes { bytes -> String? in
      guard bytes.count <= longest, ASCIIScan.arePrintable(bytes) else { return nil }
      return ASCIIInitials(bytes).text ?? "??"
    }
    return plain ?? initials(ofAny: title)
  }

  /// Initials of any text, scalar by scalar.
  static func initials(ofAny title: String) -> String {
    let letters = initialLetters(withoutMarks(line(title)))
    var badge = ""
    var remaining = 2
    for letter in letters {
      let columns = width(of: letter)
      if columns > remaining { break }
      badge += letter
      remaining -= columns
    }
    return badge.isEmpty ? "??" : badge
  }

  /// One or two letters, each a scalar as a string.
  private static func initialLetters(_ title: String) -> [String] {
    var words = withoutParentheses(title).split(separator: " ").filter { !parts(of: $0).isEmpty }
    while words.count > 1, smallWords.contains(words[0].lowercased()) { words.removeFirst() }
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
    return [capital(head), capital(second)]
  }

  /// Words that give no initial unless no other word follows; at most three letters.
  static let smallWords = ["a", "an", "and", "in", "of", "on", "the", "to"]

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
    var outside = String.UnicodeScalarView()
    for scalar in title.unicodeScalars {
      if scalar == "(" { depth += 1 }
      if depth == 0 { outside.append(scalar) }
      if scalar == ")" { depth = max(depth - 1, 0) }
    }
    return outside.contains { $0.properties.isAlphabetic } ? String(outside) : title
  }
}

/// Initials of a title in printable ASCII, in one pass over its bytes: most titles are, and each
/// visible row has some. Equal to `PlainText.initials(ofAny:)`.
struct ASCIIInitials {
  /// Parts of a word that its initials can come from.
  private struct Word {
    var length = 0
    /// The first three bytes in lower case, as one number.
    private var code: UInt32 = 0
    /// The first two bytes of the first run of letters and digits, and the first of the second run;
    /// 0 where there is none.
    var head: UInt8 = 0
    var second: UInt8 = 0
    var next: UInt8 = 0
    private var runs = 0
    private var isInRun = false

    mutating func take(_ byte: UInt8) {
      if length < 3 { code = code << 8 | UInt32(byte | 0x20) }
      length += 1
      defer { isInRun = byte.isASCIILetterOrDigit }
      guard byte.isASCIILetterOrDigit else { return }
      if !isInRun {
        runs += 1
        if runs == 1 { head = byte } else if runs == 2 { next = byte }
      } else if runs == 1, second == 0 {
        second = byte
      }
    }

    var isSmall: Bool { length <= 3 && ASCIIInitials.smallWords.contains(code) }
  }

  private static let smallWords = PlainText.smallWords.map { word in
    word.utf8.reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
  }

  /// The first word that isn't small, else the last, and the first letter of the last.
  private var first = Word()
  private var tail: UInt8 = 0
  /// Number of words from `first` on.
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
    tail = word.head
    if count == 0 || count == 1 && first.isSmall { (first, count) = (word, 1) } else { count += 1 }
  }

  /// One or two letters; nil if there is none.
  var text: String? {
    guard first.head != 0 else { return nil }
    let second =
      if count > 1 {
        tail
      } else {
        first.next != 0 && !first.second.isASCIIDigit ? first.next : first.second
      }
    let letters = [first.head, second].prefix { $0 != 0 }
    return String(decoding: letters.map(Self.capital), as: UTF8.self)
  }

  private static func capital(_ byte: UInt8) -> UInt8 { byte.isASCIILetter ? byte & ~0x20 : byte }
}
