/// Spanish words of the command palette.
extension Spanish: PaletteWords {
  var paletteTitle: String { "Comandos" }
  var choose: String { "elegir" }
  func goTo(_ catalogue: String) -> String { "Ir a \(catalogue)" }

  func fullName(_ command: Command) -> String? {
    switch command {
    case .next: "fila siguiente"
    case .previous: "fila anterior"
    case .first: "primera fila"
    case .last: "última fila"
    case .scrollDown: "bajar el detalle"
    case .nextPane: "panel siguiente"
    case .strip: "ir al equipo"
    case .grid: "cuadrícula o lista"
    case .links: "mostrar enlaces"
    case .copyLink: "copiar enlace"
    case .sort: "ordenar: siguiente orden"
    case .reverseSort: "ordenar: invertir"
    case .refresh: "actualizar o reintentar"
    case .chartLonger: "gráfico más largo, tarjetas más grandes"
    case .chartShorter: "gráfico más corto, tarjetas más pequeñas"
    case .recruit: "reclutar o despedir"
    case .shiftLeft: "mover miembro a la izquierda"
    case .shiftRight: "mover miembro a la derecha"
    case .compare: "comparar héroes"
    case .help: "ayuda: todas las teclas"
    case .nextTheme: "tema: siguiente"
    case .chooseTheme: "tema: elegir"
    case .mouse: "activar o desactivar el ratón"
    case .configMistakes: "errores de configuración"
    case .redraw: "redibujar la pantalla"
    default: nil
    }
  }
}
