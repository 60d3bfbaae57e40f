import SquadCore

/// What squad says about a search.
extension Strings {
  func noMatch(_ text: String) -> String { "No match for \"\(text)\"" }

  /// `Esc clears`, `3 in Superheroes, 1 in People`, `Enter goes to Superheroes`
  ///
  /// - Parameter hits: matches in other lists by the lists' names, where Enter goes first.
  func noMatchAdvice(_ hits: [(count: Int, name: String)]) -> [String] {
    let clears = "Esc clears"
    guard let first = hits.first else { return [clears] }
    let counts = hits.map { "\(Self.number($0.count)) in \($0.name)" }.joined(separator: ", ")
    return [clears, counts, "Enter goes to \(first.name)"]
  }
}
