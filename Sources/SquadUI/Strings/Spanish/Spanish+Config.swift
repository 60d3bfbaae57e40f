import SquadCore

/// Spanish words for the config.
extension Spanish: ConfigWords {
  func quoted(_ text: String) -> String { "\"\(text)\"" }
  var configMistakesTitle: String {
    "Errores de configuración"
  }
  var noConfigMistakes: String {
    "La configuración no tiene errores"
  }
  var noConfig: String {
    "No hay archivo de configuración · squad config example muestra uno"
  }
  func moreMistakes(_ number: String, isOne: Bool) -> String {
    " · \(number) más"
  }
  func meaning(_ name: String) -> String {
    ", ¿quizá \(name)?"
  }
  func unreadableConfig(_ reason: String) -> String {
    "no se puede leer: \(reason)"
  }
  func tooLarge(kilobytes: String) -> String {
    "ocupa más de \(kilobytes) kB"
  }
  var notUTF8: String {
    "no es texto UTF-8"
  }
  func syntax(_ reason: String) -> String {
    "\(reason); lo que sigue se ignora"
  }
  func text(of reason: SyntaxReason) -> String {
    switch reason {
    case .openingBrace: "falta { al principio"
    case .closingBrace: "falta }"
    case .closingBracket: "falta ]"
    case .comma: "falta una coma"
    case .key: "falta una clave"
    case .colon: "faltan dos puntos"
    case .value: "valor no válido"
    case .escape: "secuencia de escape no válida"
    case .controlCharacter: "carácter de control en una cadena"
    case .string: "cadena sin cerrar"
    case .comment: "comentario sin cerrar"
    case .depth: "demasiados niveles anidados"
    case .trailing: "sobran datos al final"
    case .object: "no es un objeto"
    }
  }
  func unknownName(_ name: String) -> String {
    "\(name) desconocido"
  }
  func repeated(_ name: String) -> String {
    "\(name) aparece dos veces, cuenta la primera"
  }
  func wrong(_ setting: String, takes values: String) -> String {
    "\(setting) admite \(values)"
  }
  func wrong(_ setting: String, value: String) -> String {
    "\(setting) no puede ser \(value)"
  }
  func reservedTheme(_ name: String) -> String {
    "\(name) es un tema de squad, elegir otro nombre"
  }
  func wrongThemeName(_ name: String) -> String {
    "un tema no puede llamarse \(name)"
  }
  var exposesKeys: String { "contiene claves y otros pueden leerlo · chmod 600" }
  func unknownKey(_ key: String) -> String {
    "tecla desconocida \(key)"
  }
  func notOneKey(_ key: String) -> String {
    "\(key) no es una tecla, como \"j\", \"ctrl-d\" o \"f5\""
  }
  func fixedKey(_ key: String, means command: String) -> String {
    "\(key) no se puede asignar, siempre es \(command)"
  }
  func sameKey(_ key: String, as other: String) -> String {
    "\(key) no se puede asignar, los terminales envían \(other)"
  }
  func escapedKey(_ key: String) -> String {
    "\(key) no se puede asignar, los terminales envían \"esc\" y lo que sigue"
  }
  func unsentKey(_ key: String) -> String {
    "\(key) no se puede asignar, los terminales no tienen esa tecla"
  }
  func takenKey(_ key: String, by command: String) -> String {
    "\(key) ya está asignada a \(command)"
  }
  func lostKey(_ key: String, by command: String, to other: String, isLast: Bool) -> String {
    "\(key) es ahora \(other) y ya no \(command)\(isLast ? ", que queda sin tecla" : "")"
  }
  var takesFlag: String {
    "true o false"
  }
  var takesSpan: String {
    "una duración de 1s a 24h, como \"90s\", \"5m\" o \"1h30m\""
  }

  var takesText: String {
    "un texto entre comillas"
  }
  func takesNumber(from least: String, to most: String) -> String {
    "un entero de \(least) a \(most)"
  }
  func takesInterval(from least: String, to most: String) -> String {
    "de \(least) a \(most) segundos, o null"
  }
  var takesObject: String {
    "ajustes entre { }"
  }
  var takesKeys: String {
    "una tecla entre comillas, varias entre [ ], o null para ninguna"
  }
  var takesColor: String {
    "0 a 255, \"#rrggbb\", ambos entre [ ], o \"default\""
  }
  var takesWeight: String {
    "palabras de plain, bold, dim, italic, underline y reverse"
  }
  var takesAddresses: String {
    "una dirección que empiece por http:// o https://, o varias entre [ ]"
  }
  func either(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " o \(last)"
  }
}
