/// English words about lists.
extension English: ListWords {
  var nothingHere: String { "Nothing here." }
  func position(_ row: String, of count: String) -> String { "\(row) of \(count)" }
  func position(_ row: String, ofCompared count: String, isOne: Bool) -> String {
    "\(row) of \(count) \(isOne ? "member" : "members") with stats"
  }
  func noMatch(_ text: String) -> String { "No match for \"\(text)\"" }
  func clearsSearch(_ key: String) -> String { "\(key) clears" }
  func unreadable(_ number: String, isOne: Bool) -> String { "\(number) could not be read" }
  func loading(from first: String, to last: String, of total: String) -> String {
    "\(first)–\(last) of \(total)"
  }
  func bundled(_ number: String, isOne: Bool) -> String { "\(number) bundled" }
  func bundled(_ number: String, of available: String) -> String {
    "\(number) of \(available) bundled"
  }
  var bundled: String { "bundled" }
  func unrated(_ number: String) -> String { "\(number) without a rate" }
  func shows(_ key: String, isOne: Bool) -> String { "\(key) shows \(isOne ? "it" : "them")" }
}
