/// Spanish names of commands and keys.
extension Spanish: CommandWords {
  /// One or two words, for the footer.
  func short(_ command: Command) -> String {
    switch command {
    case .next: "siguiente"
    case .previous: "anterior"
    case .first: "primero"
    case .last: "último"
    case .pageDown: "página abajo"
    case .pageUp: "página arriba"
    case .halfPageDown: "media página abajo"
    case .halfPageUp: "media página arriba"
    case .scrollDown: "bajar el detalle"
    case .scrollUp: "subir el detalle"
    case .narrower: "lista más estrecha"
    case .wider: "lista más ancha"
    case .jumpBack: "volver del salto"
    case .random: "una entrada al azar"
    case .reverseSort: "invertir el orden"
    case .nextPane: "panel"
    case .previousPane: "panel anterior"
    case .left: "izquierda"
    case .right: "derecha"
    case .open: "abrir"
    case .back: "volver"
    case .strip: "equipo"
    case .tab1, .tab2, .tab3, .tab4, .tab5, .tab6, .tab7, .tab8, .tab9: "catálogo"
    case .previousList: "lista anterior"
    case .nextList: "lista siguiente"
    case .grid: "cuadrícula"
    case .search: "buscar"
    case .nextMatch: "resultado siguiente"
    case .previousMatch: "resultado anterior"
    case .sort: "ordenar"
    case .refresh: "actualizar"
    case .chartLonger: "más largo"
    case .chartShorter: "más corto"
    case .recruit: "reclutar"
    case .fire: "despedir"
    case .undo: "deshacer"
    case .redo: "rehacer"
    case .shiftLeft: "mover a la izquierda"
    case .shiftRight: "mover a la derecha"
    case .compare: "comparar"
    case .links: "enlaces"
    case .copyLink: copy
    case .board: "más reclutados"
    case .mouse: "ratón"
    case .palette: "comandos"
    case .help: "ayuda"
    case .nextTheme: "tema"
    case .chooseTheme: "temas"
    case .trace: "línea redux"
    case .inspector: "inspector"
    case .configMistakes: "errores de config."
    case .redraw: "redibujar"
    case .suspend: "suspender"
    case .quit: "salir"
    }
  }

  func long(_ first: Command) -> String? {
    switch first {
    case .next: "siguiente, anterior"
    case .first: "primero, último"
    case .pageDown: "página abajo, arriba"
    case .halfPageDown: "media página abajo, arriba"
    case .scrollDown: "desplazar el detalle"
    case .narrower: "lista más estrecha, más ancha"
    case .nextPane: "panel siguiente, anterior"
    case .left: "izquierda, derecha"
    case .back: "volver, cerrar o borrar"
    case .strip: "ir al equipo"
    case .tab1: "un catálogo"
    case .previousList: "lista anterior, siguiente"
    case .nextMatch: "resultado siguiente, anterior"
    case .refresh: "actualizar o reintentar"
    case .chartLonger: "gráfico más largo, más corto; tamaño de tarjeta"
    case .recruit: "reclutar o despedir"
    case .grid: "imágenes o lista"
    case .compare: "comparar con un héroe del equipo"
    case .undo: "deshacer, rehacer"
    case .shiftLeft: "mover a la izquierda, derecha"
    case .nextTheme: "tema siguiente"
    case .chooseTheme: "elegir tema"
    case .links: "enlaces completos"
    case .copyLink: "copiar el enlace"
    case .mouse: "activar o desactivar el ratón"
    case .help: "esta ayuda"
    case .trace: "la línea redux"
    case .inspector: "el inspector"
    case .redraw: "redibujar la pantalla"
    default: nil
    }
  }

  func title(_ group: CommandGroup) -> String {
    switch group {
    case .moving: "Moverse"
    case .searching: "Buscar y ordenar"
    case .squad: "Mi equipo"
    case .program: "Programa"
    }
  }

  func name(of key: NamedKey) -> String {
    switch key {
    case .space: "Espacio"
    case .home: "Inicio"
    case .end: "Fin"
    case .pageUp: "RePág"
    case .pageDown: "AvPág"
    case .insert: "Insert"
    case .delete: "Supr"
    case .backspace: "Retroceso"
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .shift: "Mayús"
    }
  }

  var listSeparator: String { ", " }
}
