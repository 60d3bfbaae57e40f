import PlainText

/// What `SearchQuery` does, the slow and obvious way.
enum NaiveSearch {
  static func rank(_ query: String, title: String, aliases: [String]) -> MatchRank? {
    let fields = ([title] + aliases).map {
      Array(PlainText.folded(PlainText.line($0)).unicodeScalars)
    }
    let whole = Array(PlainText.folded(PlainText.line(query)).unicodeScalars)
    let words = whole.split(separator: " ").map(Array.init)
    if words.isEmpty { return .prefix }
    let found = words.map { word in fields.flatMap { places(of: word, in: $0) } }
    if found.contains(where: { $0.isEmpty }) { return nil }
    if fields.contains(whole) { return .exact }
    if fields.contains(where: { $0.starts(with: whole) }) { return .prefix }
    return found.allSatisfy { $0.contains(true) } ? .wordStart : .inside
  }

  /// For each place of `word` whether a word starts there.
  private static func places(of word: [Unicode.Scalar], in field: [Unicode.Scalar]) -> [Bool] {
    field.indices.filter { field[$0...].starts(with: word) }.map { place in
      guard place > 0 else { return true }
      let before = field[place - 1]
      return before.isASCII && !Character(before).isLetter && !Character(before).isNumber
    }
  }
}
