/// Spanish words about what a search finds.
extension Spanish: SearchWords {
  func hits(_ number: String, in list: String) -> String { "\(number) en \(list)" }
  func goes(_ key: String, to list: String) -> String { "\(key) va a \(list)" }
  var nearestSpellings: String { "los más parecidos" }
  var searchingService: String { "buscando en el servicio…" }
}
