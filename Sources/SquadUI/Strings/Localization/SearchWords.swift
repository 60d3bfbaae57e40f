/// What is said about matches in other lists.
protocol SearchWords {
  /// `3 in Superheroes`
  func hits(_ number: String, in list: String) -> String
  /// While no row here matches.
  var searchingService: String { get }
  /// `Enter goes to Superheroes`
  func goes(_ key: String, to list: String) -> String
}
