/// What is said about what a search finds.
protocol SearchWords {
  /// `3 in Superheroes`
  func hits(_ number: String, in list: String) -> String
  /// While no row here matches.
  var searchingService: String { get }
  /// Of rows that are spelled nearly like the text.
  var nearestSpellings: String { get }
  /// `Enter goes to Superheroes`
  func goes(_ key: String, to list: String) -> String
}
