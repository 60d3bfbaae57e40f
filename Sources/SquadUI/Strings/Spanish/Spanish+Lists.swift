/// Spanish words about lists.
extension Spanish: ListWords {
  var nothingHere: String { "No hay nada aquí." }
  func position(_ row: String, of count: String) -> String { "\(row) de \(count)" }
  func position(_ row: String, ofCompared count: String, isOne: Bool) -> String {
    "\(row) de \(count) \(isOne ? "miembro" : "miembros") con atributos"
  }
  func noMatch(_ text: String) -> String { "Sin resultados para «\(text)»" }
  func clearsSearch(_ key: String) -> String { "\(key) borra" }
  func unreadable(_ number: String, isOne: Bool) -> String {
    "\(number) no se \(isOne ? "pudo" : "pudieron") leer"
  }
  func loading(from first: String, to last: String, of total: String) -> String {
    "\(first)–\(last) de \(total)"
  }
  func bundled(_ number: String, isOne: Bool) -> String {
    "\(number) \(isOne ? "incluido" : "incluidos")"
  }
  func bundled(_ number: String, of available: String) -> String {
    "\(number) de \(available) incluidos"
  }
  var bundled: String { "incluidos" }
  func unrated(_ number: String) -> String { "\(number) sin cotización" }
  func shows(_ key: String, isOne: Bool) -> String { "\(key) \(isOne ? "la" : "las") muestra" }
}
