import SquadCore

/// What is said about what a search finds.
extension Strings {
  /// `3 in Superheroes`
  package func hits(_ number: String, in list: String) -> String {
    say("\(number) in \(list)", "\(number) en \(list)", "\(list) に\(number)件")
  }
  /// While no row here matches.
  package var searchingService: String {
    say("searching the service…", "buscando en el servicio…", "サービスを検索中…")
  }
  /// Of rows that are spelled nearly like the text.
  package var nearestSpellings: String { say("nearest spellings", "los más parecidos", "近い綴り") }
  /// `Enter goes to Superheroes`
  package func goes(_ key: String, to list: String) -> String {
    say("\(key) goes to \(list)", "\(key) va a \(list)", "\(key) で \(list) へ")
  }

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
