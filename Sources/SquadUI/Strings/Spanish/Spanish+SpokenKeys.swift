/// Spanish sentences of the line-by-line mode about keys.
extension Spanish: SpokenKeyWords {
  func spokenName(of key: SpokenKey) -> String {
    switch key {
    case .up: "flecha arriba"
    case .down: "flecha abajo"
    case .left: "flecha izquierda"
    case .right: "flecha derecha"
    case .pageUp: "retroceder página"
    case .pageDown: "avanzar página"
    case .escape: "Escape"
    case .leftBracket: "corchete de apertura"
    case .rightBracket: "corchete de cierre"
    case .slash: "barra"
    case .questionMark: "signo de interrogación"
    case .colon: "dos puntos"
    case .plus: "más"
    case .minus: "menos"
    case .equals: "igual"
    case .lessThan: "menor que"
    case .greaterThan: "mayor que"
    }
  }
  func spokenCapital(_ letter: String) -> String { "\(letter) mayúscula" }
  func spokenKeys(_ keys: String, _ purpose: String) -> String { "\(keys): \(purpose)" }
  var spokenSaysAgain: String { "repetir lo último que se dijo" }
  var spokenPanes: String { "detalle, equipo, lista" }
  var spokenSides: String { "lista, detalle; en el equipo, el miembro anterior, siguiente" }
  var spokenChartLength: String { "gráfico más largo, más corto" }
  var spokenNumberHelp: [String] {
    [
      "Cifras y luego Enter: la línea con ese número.", "0 y luego Enter: Mi equipo.",
    ]
  }
  var spokenGoHelp: String { "ir a una lista, una entrada o un comando por su nombre" }
  var spokenAsking: String { "Consultando si hay algo nuevo." }
  var spokenNoGrid: String { "Aquí no hay cuadrícula: todo son líneas." }
  var spokenNoThemes: String { "Aquí no hay temas: nada tiene color." }
  var spokenNoScroll: String { "Aquí no hay nada que desplazar: todo son líneas." }
  var spokenNoDivider: String { "Aquí no hay paneles: todo son líneas." }
  var spokenNoInspector: String { "El inspector necesita una pantalla." }
  var spokenNoTrace: String { "La línea redux necesita una pantalla." }

  var spokenNothingThatWay: String { "No hay nada en esa dirección." }
  var spokenNothingToOpen: String { "Aquí no hay nada que abrir." }
  var spokenLastList: String { "Es la última lista." }
  var spokenFirstList: String { "Es la primera lista." }
  var spokenOneOrder: String { "Esta lista tiene un solo orden." }
  var spokenLongestChart: String { "El gráfico no puede ser más largo." }
  var spokenShortestChart: String { "El gráfico no puede ser más corto." }
  var spokenNoFurther: String { "No se puede mover más en esa dirección." }
  var spokenNobodyToRecruit: String { "Aquí no hay a quién reclutar." }
  var spokenNoAction: String { "Esa tecla no hace nada aquí." }
}
