import PlainText
import SquadCore

/// Suggestion for a wrong id.
enum EntryHint {
  case entry(Entry)
  /// Several entries: a search for the word finds them in the list at that index.
  case search(list: Int, word: String)
  case none

  /// Searches the entries by the word in place of the number, then by spelling.
  ///
  /// - Parameter lists: the catalogue's entries by list.
  init(_ id: EntryID, among lists: [[Entry]]) {
    let slip = IDSlip(id.path)
    // An id without its list.
    let whole = lists.lazy.flatMap(\.self).first { $0.id.path.hasSuffix("/\(id.path)") }
    guard slip.number.isEmpty else {
      self.init(whole ?? slip.nearest(of: lists.flatMap(\.self)))
      return
    }
    let word = id.path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    let found = lists.map { Self.matches(of: word, in: $0) }
    let all = found.flatMap(\.self)
    let named = all.filter { IDSlip.letters(of: $0.title) == IDSlip.letters(of: word) }
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
