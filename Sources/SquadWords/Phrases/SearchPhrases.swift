import SquadCore

/// The results of a search, and what to do without any.
extension Strings {
  /// `nearest spellings`, beside a search that matched nothing exactly.
  package var nearestSpellings: String { say("nearest spellings", "los más parecidos", "近い綴り") }

  /// `no match for "iorn man" · nearest spellings`
  package func nearestSpellings(of text: String) -> String {
    let noMatch = self.noMatch(text)
    return "\(noMatch.prefix(1).lowercased() + noMatch.dropFirst()) · \(nearestSpellings)"
  }

  /// `No match for "iorn man"`
  package func noMatch(_ text: String) -> String {
    say("No match for \"\(text)\"", "Sin resultados para «\(text)»", "「\(text)」は見つかりません")
  }

  /// `Esc clears`, `3 in Superheroes, 1 in People`, `Enter goes to Superheroes`, each split into
  /// the parts after which a line may break.
  ///
  /// - Parameter matches: matches in other lists by the lists' names, where Enter goes first.
  package func noMatchAdvice(_ matches: [(count: Int, name: String)]) -> [[String]] {
    guard let first = matches.first else { return [[clearsSearch]] }
    var counts = matches.map { self.matches(number($0.count), in: $0.name) }
    for index in counts.indices.dropLast() { counts[index] += listSeparator }
    let goes = keyInField(.open).map { self.goes($0, to: first.name) } ?? ""
    return [[clearsSearch], counts, [goes]].filter { $0 != [""] }
  }

  /// The fields of a user's file in which a search looks, and the way to others.
  package func searchedFields(_ fields: [String]) -> String {
    let names = fields.joined(separator: listSeparator)
    return say(
      "looked in \(names) · --search-in names other fields",
      "se buscó en \(names) · --search-in nombra otros campos",
      "検索対象: \(names) · 他のフィールドは --search-in で指定")
  }

  /// `Esc clears`; empty if no key does.
  var clearsSearch: String {
    keyInField(.back).map { say("\($0) clears", "\($0) borra", "\($0) で解除") } ?? ""
  }
  private func matches(_ number: String, in list: String) -> String {
    say("\(number) in \(list)", "\(number) en \(list)", "\(list)\(gap(list.last))に\(number)件")
  }
  private func goes(_ key: String, to list: String) -> String {
    say(
      "\(key) goes to \(list)", "\(key) va a \(list)",
      "\(key) で\(gap(list.first))\(list)\(gap(list.last))へ移動")
  }
}
