/// English sentences of the line-by-line mode about lists, rows and the squad.
extension English: SpokenWords {
  var punctuation: SpokenPunctuation {
    SpokenPunctuation(
      comma: ", ", through: " to ", period: ".", space: " ", hasCapitals: true, up: "up ",
      down: "down ")
  }
  func spokenHint(_ help: String, quit: String) -> String {
    "Press \(help) for the keys, \(quit) to quit."
  }
  func spokenHint(quit: String) -> String { "Press \(quit) to quit." }
  func spokenList(_ catalogue: String, _ place: String, of count: String) -> String {
    "\(catalogue), list \(place) of \(count)"
  }
  func spokenTotal(_ number: String) -> String { number }
  func spokenRows(_ number: String, isOne: Bool) -> String {
    "\(number) \(isOne ? "entry" : "entries")"
  }
  func spokenRows(_ number: String, of count: String) -> String { "\(number) of \(count) entries" }
  func spokenAList(_ title: String) -> String { "\(title), a list" }
  func spokenSort(_ name: String, isDescending: Bool) -> String {
    "by \(name)\(isDescending ? ", descending" : "")"
  }
  func spokenOrder(_ sort: String) -> String { "Now \(sort)" }
  func spokenHits(_ number: String, isOne: Bool, of text: String) -> String {
    "\(number) \(isOne ? "match" : "matches") for \(text)"
  }
  func spokenNoMatch(_ text: String) -> String { "No match for \(text)" }
  func spokenClearsSearch(_ key: String) -> String { "\(key) clears the search" }
  func spokenUnfiltered(_ number: String) -> String { "No search, all \(number)." }
  func spokenPosition(_ row: String, of count: String) -> String { "\(row) of \(count)" }
  var spokenSearch: String { "Search:" }
  var spokenGo: String { "Go to:" }
  var spokenGoClosed: String { "Going nowhere." }
  func spokenNowhere(_ text: String) -> String { "Nothing is called \(text)." }
  func spokenCommand(_ name: String) -> String { "\(name), a command" }
  var spokenLoading: String { "Loading." }
  var spokenEnd: String { "This is the end." }
  var spokenBeginning: String { "This is the beginning." }
  var spokenUnknown: String { "unknown" }
  var spokenNone: String { "none" }
  func spokenNoLine(_ line: String) -> String { "There is no line \(line)." }
  var spokenNoNumber: String { "No number." }
  var spokenYesOrNo: String { "y or n?" }
  func spokenStays(_ name: String) -> String { "\(name) stays." }
  func spokenElsewhere(_ changes: String) -> String { "From elsewhere: \(changes)" }
  var spokenReordered: String { "the squad has another order" }
  func spokenSquad(_ number: String, isOne: Bool) -> String { "squad \(number)" }
  func spokenNow(_ position: String) -> String { "now \(position)" }
  var spokenOffline: String { "Offline by choice." }
  var spokenNoWayBack: String { "Nothing to go back to" }
  func spokenRetry(_ key: String) -> String { "Press \(key) to try again" }
}
