import SquadCore

extension ListID {
  /// Reads `marvel` and `starwars/people`; whether there is such a list, only catalogues know.
  init(parsing text: String) {
    let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
    self.init(
      CatalogueID(rawValue: parts.first ?? ""), parts.count == 2 ? parts[1] : "")
  }
}
