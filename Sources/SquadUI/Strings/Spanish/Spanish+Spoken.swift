/// Spanish sentences of the line-by-line mode about lists, rows and the squad.
extension Spanish: SpokenWords {
  var punctuation: SpokenPunctuation {
    SpokenPunctuation(
      comma: ", ", through: " a ", period: ".", space: " ", hasCapitals: true, up: "sube ",
      down: "baja ")
  }
  func spokenHint(_ help: String, quit: String) -> String {
    "Pulsar \(help) para ver las teclas, \(quit) para salir."
  }
  func spokenHint(quit: String) -> String { "Pulsar \(quit) para salir." }
  func spokenList(_ catalogue: String, _ place: String, of count: String) -> String {
    "\(catalogue), lista \(place) de \(count)"
  }
  func spokenTotal(_ number: String) -> String { number }
  func spokenRows(_ number: String, isOne: Bool) -> String {
    "\(number) \(isOne ? "entrada" : "entradas")"
  }
  func spokenRows(_ number: String, of count: String) -> String { "\(number) de \(count) entradas" }
  func spokenAList(_ title: String) -> String { "\(title), lista" }
  func spokenSort(_ name: String, isDescending: Bool) -> String {
    "por \(name)\(isDescending ? ", descendente" : "")"
  }
  func spokenOrder(_ sort: String) -> String { "Ahora \(sort)" }
  func spokenHits(_ number: String, isOne: Bool, of text: String) -> String {
    "\(number) \(isOne ? "resultado" : "resultados") para \(text)"
  }
  func spokenNoMatch(_ text: String) -> String { "Sin resultados para \(text)" }
  func spokenClearsSearch(_ key: String) -> String { "\(key) borra la búsqueda" }
  func spokenUnfiltered(_ number: String) -> String { "Sin búsqueda, \(number) en total." }
  func spokenPosition(_ row: String, of count: String) -> String { "\(row) de \(count)" }
  var spokenSearch: String { "Buscar:" }
  var spokenGo: String { "Ir a:" }
  var spokenGoClosed: String { "No se va a ningún sitio." }
  func spokenNowhere(_ text: String) -> String { "Nada se llama \(text)." }
  func spokenCommand(_ name: String) -> String { "\(name), comando" }
  var spokenLoading: String { "Cargando." }
  var spokenEnd: String { "Es el final." }
  var spokenBeginning: String { "Es el principio." }
  var spokenUnknown: String { "desconocido" }
  var spokenNone: String { "no hay" }
  func spokenNoLine(_ line: String) -> String { "No hay línea \(line)." }
  var spokenNoNumber: String { "Ningún número." }
  var spokenYesOrNo: String { "Pulsar y para despedir, n para retener." }
  func spokenStays(_ name: String) -> String { "\(name) se queda." }
  func spokenElsewhere(_ changes: String) -> String { "Desde otro sitio: \(changes)" }
  var spokenReordered: String { "el equipo tiene otro orden" }
  func spokenSquad(_ number: String, isOne: Bool) -> String {
    isOne ? "ahora tiene 1 miembro" : "ahora tiene \(number) miembros"
  }
  func spokenNow(_ position: String) -> String { "ahora \(position)" }
  var spokenOffline: String { "Sin conexión, porque así se pidió." }
  var spokenNoWayBack: String { "No hay adónde volver" }
  func spokenRetry(_ key: String) -> String { "Pulsar \(key) para reintentar" }
}
