/// Spanish words for where data came from.
extension Spanish: FreshnessWords {
  var fromBundle: String { "incluido" }
  func fromBundle(_ day: String) -> String { "incluido \(day)" }
  var saved: String { "guardado" }
  func saved(_ time: String) -> String { "guardado \(time)" }
  var live: String { "en vivo" }
  func live(_ time: String) -> String { "en vivo \(time)" }
}
