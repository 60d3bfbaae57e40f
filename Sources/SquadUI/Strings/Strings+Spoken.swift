import Basics
import PlainText
import SquadCore

/// What the line-by-line mode says of lists, rows and the squad: whole short sentences, without signs
/// that a screen reader would read out.
extension Strings {
  /// `Press question mark for the keys, q to quit.`
  func spokenHint(_ help: String, quit: String) -> String {
    "Press \(help) for the keys, \(quit) to quit."
  }

  /// `Marvel, list 1 of 5`
  func spokenList(_ catalogue: String, _ place: Int, of count: Int) -> String {
    "\(catalogue), list \(place) of \(count)"
  }

  /// `Characters, 362, by name`
  func spokenList(_ title: String, _ count: Int?, by sort: SortOrder?) -> String {
    Self.list([title, count.map(number) ?? "", sort.map(spokenSort) ?? ""])
  }

  /// `18 entries`
  func spokenRows(_ count: Int) -> String {
    "\(number(count)) \(count == 1 ? "entry" : "entries")"
  }

  func spokenAList(_ title: String) -> String { "\(title), a list" }

  /// `by name`
  private func spokenSort(_ sort: SortOrder) -> String {
    "by \(name(of: sort))\(sort.isDescending ? ", descending" : "")"
  }

  func spokenOrder(_ sort: SortOrder) -> String { "Now \(spokenSort(sort))" }

  /// `28 matches for iron`
  func spokenHits(_ count: Int, of text: String) -> String {
    "\(number(count)) \(count == 1 ? "match" : "matches") for \(text)"
  }

  /// What is said in the place of a row where there is none.
  func spokenEmpty(_ level: Level) -> String {
    if let filter = level.filter, !filter.query.isEmpty {
      return "No match for \(filter.text). \(clearsSearch) the search."
    }
    return level.phase.isLoading ? spokenLoading : nothingHere
  }

  func spokenFold(_ count: Int) -> String {
    "\(unrated(count)). Enter shows \(count == 1 ? "it" : "them")."
  }

  func spokenUnfiltered(_ count: Int) -> String {
    "No search, all \(number(count))."
  }

  var spokenSearch: String { "Search:" }
  var spokenGo: String { "Go to:" }
  var spokenGoClosed: String { "Going nowhere." }
  func spokenNowhere(_ text: String) -> String { "Nothing is called \(text)." }
  /// Behind a command's name, where places to go are listed.
  func spokenCommand(_ name: String) -> String { "\(name), a command" }
  var spokenLoading: String { "Loading." }
  var spokenEnd: String { "This is the end." }
  var spokenBeginning: String { "This is the beginning." }
  var spokenUnknown: String { "unknown" }
  var spokenNone: String { "none" }
  func spokenNoLine(_ line: Int) -> String { "There is no line \(number(line))." }
  var spokenNoNumber: String { "No number." }

  func spokenQuestion(_ name: String) -> String { "\(confirmRemoval(of: name)) y or n?" }
  func spokenStays(_ name: String) -> String { "\(name) stays." }

  /// `From elsewhere: Thor joined, Hulk left, squad 3.`
  func spokenElsewhere(joined: [String], left: [String], squad: Int) -> String {
    let changes = joined.map { "\($0) joined" } + left.map { "\($0) left" }
    let all = changes.isEmpty ? ["the squad has another order"] : changes
    return "From elsewhere: \(Self.list(all + [spokenSquad(squad)]))."
  }

  private func spokenSquad(_ count: Int) -> String { "squad \(number(count))" }

  /// A message, with what the squad counts now.
  func spoken(_ message: Message, in state: AppState, name: (Member) -> String) -> String {
    let squad = spokenSquad(state.squad.saved.members.count)
    switch message {
    case .joined(let member): return "\(name(member)) joined, \(squad)."
    case .left(let member): return "\(name(member)) left, \(squad)."
    case .moved(let member): return "\(name(member)) moved, \(spokenPlace(of: member, in: state))."
    case .undid, .redid:
      return "\(text(of: message, name: name)), \(squad)."
    case .folded(let count): return spokenFold(count)
    case .offline: return "Offline by choice."
    case .quitHint: return "Nothing to go back to, \(text(of: message))."
    default: return Self.sentences([Self.spoken(text(of: message, name: name))])
    }
  }

  private func spokenPlace(of member: Member, in state: AppState) -> String {
    let squad = state.squad.saved
    return "now \(position((squad.index(of: member.id) ?? 0) + 1, of: squad.members.count))"
  }

  /// A failure, and the key that tries again; nil: none does.
  func spoken(_ failure: Failure, retry key: String?) -> String {
    let reason = Self.spoken(text(of: failure))
    return key.map { "\(Self.ended(reason)) Press \($0) to try again" } ?? reason
  }
}

/// Putting sentences together.
extension Strings {
  /// `a, b, c`, without the empty ones.
  static func list(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.map(spoken).joined(separator: ", ")
  }

  /// `a, b, c.`
  static func sentence(_ parts: [String]) -> String { ended(list(parts)) }

  /// `A. B. C.`
  static func sentences(_ sentences: [String]) -> String {
    sentences.filter { !$0.isEmpty }.map { ended(capitalized(spoken($0))) }
      .joined(separator: " ")
  }

  private static func ended(_ text: String) -> String {
    guard let last = text.last else { return "" }
    return ".?!:".contains(last) ? text : text + "."
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A text without the signs that stand between its parts on the screen, and for what is unknown.
  static func spoken(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    if text == "—" { return "unknown" }
    var spoken = text
    for (sign, words) in [
      (" · ", ", "), (" — ", ", "), (" – ", ", "), ("…", "..."), ("▲ ", "up "), ("▼ ", "down "),
      ("★ ", ""), (" ›", ""),
    ] where spoken.contains(sign) {
      spoken = spoken.split(separator: sign, omittingEmptySubsequences: false)
        .joined(separator: words)
    }
    return spoken
  }
}
