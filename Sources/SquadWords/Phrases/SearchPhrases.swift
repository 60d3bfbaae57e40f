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
}
