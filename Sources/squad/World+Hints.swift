import PlainText
import SquadCore
import SquadUI

/// What is said of a name that nothing has: what it may have meant, else where the names are.
extension World {
  func unknownList(_ name: String) -> UsageError {
    UsageError(unknown: .list, name, among: lists.map(\.id.description))
  }

  func unknownCatalogue(_ name: String) -> CommandFailure {
    let error = UsageError(unknown: .catalogue, name, among: catalogues.map(\.info.id.rawValue))
    return CommandFailure { $0.text(of: error.problem) }
  }

  /// The error for a word that is neither a command nor a place to open.
  func unknownWord(_ word: String) -> UsageError {
    let names = lists.map(\.id.description)
    let all = Usage.commands + names
    guard let nearest = Nearest.name(to: word, among: all) else {
      return UsageError(unknown: .commandOrCatalogue, word, among: [])
    }
    return UsageError(unknown: names.contains(nearest) ? .catalogue : .command, word, among: all)
  }

  /// The error for what reads as an id, but may have meant a list: `starwars/peple`.
  func misspelledList(_ word: String) -> (any Error)? {
    func depth(_ name: String) -> Int { name.split(separator: "/").count }
    let names = lists.map(\.id.description).filter { depth($0) > 1 && depth($0) == depth(word) }
    guard Nearest.name(to: word, among: names) != nil else { return nil }
    return UsageError(unknown: .list, word, among: names)
  }

  func unknownEntry(_ id: EntryID, in catalogue: Catalogue) -> CommandFailure {
    let lists = catalogue.info.lists
    let list = lists.first { id.path.hasPrefix($0.id.name + "/") && !$0.id.name.isEmpty }
    let entries = lists.flatMap { list in
      (try? catalogue.page(
        PageRequest(source: .list(list.id), limit: .max, sort: list.sorts.first)))?.entries ?? []
    }
    // A row may be there whose detail is not: no help is the id that was asked for.
    let others = entries.filter { $0.id != id }
    guard let nearest = EntryHint(id).nearest(of: others) else {
      let list = list?.id ?? ListID(catalogue.info.id)
      return CommandFailure { $0.text(missing: id, in: list) }
    }
    return CommandFailure { $0.text(missing: id, nearest: nearest.id, nearest.title) }
  }
}

/// Finds the entry that a wrong id may have meant.
private struct EntryHint {
  private let path: String
  private let stem: String
  /// The digits at the end.
  private let number: String

  init(_ id: EntryID) {
    path = id.path
    (stem, number) = Self.parts(of: id.path)
  }

  /// By the id, then by the title. A single digit more or less is a slip in a long number only.
  func nearest(of entries: [Entry]) -> Entry? {
    let parts = entries.map { Self.parts(of: $0.id.path) }
    let sameNumber = entries.indices.filter { parts[$0].number == number }
    if let index = Nearest.index(of: stem, among: sameNumber.map { parts[$0].stem }) {
      return entries[sameNumber[index]]
    }
    if number.count >= 4 {
      let sameStem = entries.indices.filter { parts[$0].stem == stem }
      return sameStem.first { Self.isSlip(number, parts[$0].number) }.map { entries[$0] }
    }
    guard number.isEmpty else { return nil }
    let titles = entries.map { Self.letters(of: $0.title) }
    return Nearest.index(of: Self.letters(of: path), among: titles).map { entries[$0] }
  }

  private static func parts(of path: String) -> (stem: String, number: String) {
    let stem = path.reversed().drop { $0.isASCII && $0.isNumber }
    return (String(stem.reversed()), String(path.dropFirst(stem.count)))
  }

  private static func letters(of text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Whether two numbers of the same length differ in one digit.
  private static func isSlip(_ left: String, _ right: String) -> Bool {
    left.count == right.count && zip(left, right).count { $0 != $1 } == 1
  }
}
