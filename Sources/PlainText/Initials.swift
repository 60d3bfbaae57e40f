extension PlainText {
  /// A badge of at most two columns: `Iron Man` → `IM`, `Spider-Man` → `SM`, `Thor` → `TH`, `R2-D2`
  /// → `R2`, `A New Hope` → `NH`, one wide scalar for a wide title, `??` without letters. Ignores
  /// parentheses, an issue's number (`Secret Empire (2017) #7` → `SE`) and leading small words.
  package static func initials(_ title: String) -> String {
    let number = title.utf8.dropFirst().firstIndex(of: UInt8(ascii: "#")) ?? title.endIndex
    let letters = initialLetters(withoutMarks(line(String(title[..<number]))))
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
    let all = withoutParentheses(title).split(separator: " ").filter { !parts(of: $0).isEmpty }
    // A slice, since removing an array's first element moves all others.
    var words = all[...]
    while words.count > 1, let word = words.first, smallWords.contains(word.lowercased()) {
      words.removeFirst()
    }
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

  /// Words that give no initial unless no other word follows.
  private static let smallWords = ["a", "an", "and", "in", "of", "on", "the", "to"]

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
