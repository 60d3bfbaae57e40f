/// Spanish words about matches in other lists.
extension Spanish: SearchWords {
  func hits(_ number: String, in list: String) -> String { "\(number) en \(list)" }
  func goes(_ key: String, to list: String) -> String { "\(key) va a \(list)" }
  var searchingService: String { "buscando en el servicio…" }
}
