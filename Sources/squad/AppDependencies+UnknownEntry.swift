import PlainText
import SquadCore
import SquadWords

extension AppDependencies {
  /// Error for an id without an entry. Suggests what a search for the word in place of the number
  /// finds, else the nearest spelling.
  func unknownEntry(_ id: EntryID, in catalogue: Catalogue) -> CommandError {
    let lists = catalogue.info.lists.map { list in
      let request = PageRequest(source: .list(list.id), limit: .max, sort: list.sorts.first)
      // Leaves out the id itself, which may have a row but no detail.
      let entries = ((try? catalogue.page(request))?.entries ?? []).filter { $0.id != id }
      return (id: list.id, entries: entries)
    }
    let entries = lists.flatMap(\.entries)
    let slip = MistypedID(id.path)
    // The path may lack only its list.
    var likely = entries.first { $0.id.path.hasSuffix("/\(id.path)") }
    if slip.number.isEmpty {
      let word = id.path.split(separator: "/").last.map { $0.lowercased() } ?? ""
      let found = lists.map { (id: $0.id, entries: Self.matches(of: word, in: $0.entries)) }
      let all = found.flatMap(\.entries)
      let named = all.filter { MistypedID.letters(of: $0.title) == MistypedID.letters(of: word) }
      if let list = found.first(where: { !$0.entries.isEmpty })?.id, all.count > 1,
        named.count != 1,
        // Needs no quoting in any shell.
        word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
      {
        return CommandError { $0.text(missing: id, in: list, searching: word) }
      }
      likely = named.first ?? all.first
    }
    if let nearest = likely ?? slip.nearest(of: entries) {
      return CommandError { $0.text(missing: id, nearest: nearest.id, nearest.title) }
    }
    let list = lists.map(\.id).first { id.path.hasPrefix($0.name + "/") && !$0.name.isEmpty }
    return CommandError { $0.text(missing: id, in: list ?? ListID(catalogue.info.id)) }
  }

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
