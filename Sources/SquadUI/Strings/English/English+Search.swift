/// English words about what a search finds.
extension English: SearchWords {
  func hits(_ number: String, in list: String) -> String { "\(number) in \(list)" }
  func goes(_ key: String, to list: String) -> String { "\(key) goes to \(list)" }
  var nearestSpellings: String { "nearest spellings" }
  var searchingService: String { "searching the service…" }
}
