import PlainText
import SquadCore

/// Suggestion for a wrong id.
enum EntryHint {
  case entry(Entry)
  /// Several entries: a search for the word finds them in the list at that index.
  case search(list: Int, word: String)
  case none

  /// Searches the entries by the word in place of the number, then by spelling. `lists` are the
  /// catalogue's entries by list.
  init(_ id: EntryID, among lists: [[Entry]]) {
    let slip = MistypedID(id.path)
    // The path may lack only its list.
    let whole = lists.lazy.flatMap(\.self).first { $0.id.path.hasSuffix("/\(id.path)") }
    guard slip.number.isEmpty else {
      self.init(whole ?? slip.nearest(of: lists.flatMap(\.self)))
      return
    }
    let word = id.path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    let found = lists.map { Self.matches(of: word, in: $0) }
    let all = found.flatMap(\.self)
    let named = all.filter { MistypedID.letters(of: $0.title) == MistypedID.letters(of: word) }
    if let list = found.firstIndex(where: { !$0.isEmpty }), all.count > 1, named.count != 1,
      // Needs no quoting in any shell.
      word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
    {
      self = .search(list: list, word: word)
    } else {
      self.init(named.first ?? all.first ?? slip.nearest(of: lists.flatMap(\.self)))
    }
  }

  private init(_ entry: Entry?) { self = entry.map { .entry($0) } ?? .none }

  private static func matches(of word: String, in entries: [Entry]) -> [Entry] {
    var filter = Filter(text: "", before: nil)
    filter.apply(word, to: EntryList(entries))
    // Loose matches tell too little: fuzzy ones are vague, and a spelling may be near a number.
    guard !filter.query.isEmpty, !filter.query.isLoose else { return [] }
    return filter.matches(of: EntryList(entries))
  }
}

/// Mistyped path of an entry.
struct MistypedID {
  private let path: String
  private let stem: String
  /// Digits at the end.
  let number: String

  init(_ path: String) {
    self.path = path
    (stem, number) = Self.parts(of: path)
  }

  /// The nearest entry by id, then by title. A digit more or less counts as a slip only in a long
  /// number.
  func nearest(of entries: [Entry]) -> Entry? {
    let parts = entries.map { Self.parts(of: $0.id.path) }
    let sameNumber = entries.indices.filter { parts[$0].number == number }
    if let index = SpellingSuggestion.index(for: stem, among: sameNumber.map { parts[$0].stem }) {
      return entries[sameNumber[index]]
    }
    if number.count >= 4 {
      let sameStem = entries.indices.filter { parts[$0].stem == stem }
      return sameStem.first { Self.isSlip(number, parts[$0].number) }.map { entries[$0] }
    }
    guard number.isEmpty else { return nil }
    let titles = entries.map { Self.letters(of: $0.title) }
    return SpellingSuggestion.index(for: Self.letters(of: path), among: titles).map { entries[$0] }
  }

  static func letters(of text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func parts(of path: String) -> (stem: String, number: String) {
    let stem = path.reversed().drop { $0.isASCII && $0.isNumber }
    return (String(stem.reversed()), String(path.dropFirst(stem.count)))
  }

  /// Whether two numbers of one length differ in one digit.
  private static func isSlip(_ left: String, _ right: String) -> Bool {
    left.count == right.count && zip(left, right).count { $0 != $1 } == 1
  }
}
