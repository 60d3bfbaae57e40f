import SquadCore

/// Spanish words for themes.
extension Spanish: ThemeWords {
  var highContrast: String { "alto contraste" }
  func asksTerminal(_ background: Background?) -> String {
    switch background {
    case .dark: "consulta al terminal: oscuro"
    case .light: "consulta al terminal: claro"
    case nil: "consulta al terminal"
    }
  }
  var forDarkGrounds: String { "para fondos oscuros" }
  var forLightGrounds: String { "para fondos claros" }
  var ownBackground: String { "AAA, fondo propio" }
  var weightAndReverse: String { "solo negrita e inverso" }
  var terminalColors: String { "16 colores del terminal" }
  var ownTheme: String { "tema propio" }
  var accent: String { "Acento de un catálogo" }
  func name(of accent: AccentChoice) -> String {
    switch accent {
    case .own: "el suyo"
    case .one: "uno para todos"
    }
  }
  var toggleAccent: String { "acento" }
}
