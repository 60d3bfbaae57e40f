import SquadCore

/// What squad says about a search.
extension Strings {
  /// `no match for "iorn man" · nearest spellings`
  package func nearestSpellings(of text: String) -> String {
    let noMatch = self.noMatch(text)
    return "\(noMatch.prefix(1).lowercased() + noMatch.dropFirst()) · \(nearestSpellings)"
  }

  /// `Esc clears`, `3 in Superheroes, 1 in People`, `Enter goes to Superheroes`, each in the parts
  /// that a line may end behind.
  ///
  /// - Parameter hits: matches in other lists by the lists' names, where Enter goes first.
  package func noMatchAdvice(_ hits: [(count: Int, name: String)]) -> [[String]] {
    guard let first = hits.first else { return [[clearsSearch]] }
    var counts = hits.map { self.hits(number($0.count), in: text(ofTitle: $0.name)) }
    let goes = keyInField(.open).map { self.goes($0, to: text(ofTitle: first.name)) } ?? ""
    for index in counts.indices.dropLast() { counts[index] += listSeparator }
    return [[clearsSearch], counts, [goes]].filter { $0 != [""] }
  }

  var clearsSearch: String { keyInField(.back).map(self.clearsSearch) ?? "" }
}
