import PlainText
import SquadCore

/// What a wrong id may have meant.
enum EntryHint {
  case entry(Entry)
  /// Several entries: a search for the word finds them in the list at that place.
  case search(list: Int, word: String)
  case none

  /// By what is written where the number should be, as a search reads it, else by the nearest.
  ///
  /// - Parameter lists: the entries of the catalogue, list by list.
  init(_ id: EntryID, among lists: [[Entry]]) {
    let slip = IDSlip(id.path)
    // The number of an entry whose list is left out.
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
      // As it can be typed in any shell.
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
    // Letters in their order are too little to go by, and a spelling may be near to a number.
    guard !filter.query.isEmpty, !filter.query.isLoose else { return [] }
    return filter.matches(of: EntryList(entries))
  }
}
