/// English words about matches in other lists.
extension English: SearchWords {
  func hits(_ number: String, in list: String) -> String { "\(number) in \(list)" }
  func goes(_ key: String, to list: String) -> String { "\(key) goes to \(list)" }
  var searchingService: String { "searching the service…" }
}
