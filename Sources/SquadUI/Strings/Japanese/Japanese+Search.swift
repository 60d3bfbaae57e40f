/// Japanese words about what a search finds.
extension Japanese: SearchWords {
  func hits(_ number: String, in list: String) -> String { "\(list) に\(number)件" }
  func goes(_ key: String, to list: String) -> String { "\(key) で \(list) へ" }
  var nearestSpellings: String { "近い綴り" }
  var searchingService: String { "サービスを検索中…" }
}
