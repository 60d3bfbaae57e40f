import SquadCore

extension ListID {
  /// Parses `marvel` and `starwars/people`, without checking that such a list exists.
  init(parsing text: String) {
    let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
    self.init(
      CatalogueID(rawValue: parts.first ?? ""), parts.count == 2 ? parts[1] : "")
  }
}
