/// What is said about a list.
protocol ListWords {
  var nothingHere: String { get }
  /// `12 of 34`
  func position(_ row: String, of count: String) -> String
  /// `1 of 2 members with stats`
  func position(_ row: String, ofCompared count: String, isOne: Bool) -> String
  func noMatch(_ text: String) -> String
  func clearsSearch(_ key: String) -> String
  func unreadable(_ number: String, isOne: Bool) -> String
  /// `51–100 of 1,564`
  func loading(from first: String, to last: String, of total: String) -> String
  /// `12 bundled`, and of more: `6 of 883 bundled`.
  func bundled(_ number: String, isOne: Bool) -> String
  func bundled(_ number: String, of available: String) -> String
  /// Of a section whose number counts only those.
  var bundled: String { get }
  /// `152 without a rate`, and what opens them.
  func unrated(_ number: String) -> String
  func shows(_ key: String, isOne: Bool) -> String
}
