/// What the command palette says.
extension Strings {
  package var paletteTitle: String { say("Commands", "Comandos", "コマンド") }
  package var choose: String { say("choose", "elegir", "選ぶ") }
  /// A command by the words that one would look for, where its short name is too short; nil
  /// elsewhere.
  package func fullName(_ command: Command) -> String? {
    switch language {
    case .english:
      switch command {
      case .next: "next row"
      case .previous: "previous row"
      case .first: "first row"
      case .last: "last row"
      case .scrollDown: "scroll the detail down"
      case .nextPane: "next pane"
      case .strip: goTo("the squad")
      case .grid: "grid or list"
      case .links: "show links"
      case .copyLink: "copy link"
      case .sort: "sort: next order"
      case .reverseSort: "sort: reverse"
      case .refresh: "refresh or retry"
      case .chartLonger: "longer chart, larger cards"
      case .chartShorter: "shorter chart, smaller cards"
      case .recruit: "recruit or fire"
      case .shiftLeft: "move member left"
      case .shiftRight: "move member right"
      case .compare: "compare heroes"
      case .help: "help: all keys"
      case .nextTheme: "theme: next"
      case .chooseTheme: "theme: choose"
      case .mouse: "mouse on or off"
      case .redraw: "redraw the screen"
      default: nil
      }
    case .spanish:
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
    case .japanese:
      switch command {
      case .next: "次の行"
      case .previous: "前の行"
      case .first: "先頭の行"
      case .last: "末尾の行"
      case .scrollDown: "詳細を下へスクロール"
      case .nextPane: "次のペイン"
      case .strip: "チームへ移動"
      case .grid: "グリッドまたはリスト"
      case .links: "リンクを表示"
      case .copyLink: "リンクをコピー"
      case .sort: "並べ替え: 次の順序"
      case .reverseSort: "並べ替え: 逆順"
      case .refresh: "更新または再試行"
      case .chartLonger: "グラフを長く、カードを大きく"
      case .chartShorter: "グラフを短く、カードを小さく"
      case .recruit: "スカウトまたは外す"
      case .shiftLeft: "メンバーを左へ移動"
      case .shiftRight: "メンバーを右へ移動"
      case .compare: "ヒーローを比較"
      case .help: "ヘルプ: すべてのキー"
      case .nextTheme: "テーマ: 次へ"
      case .chooseTheme: "テーマ: 選ぶ"
      case .mouse: "マウスのオン・オフ"
      case .redraw: "画面を再描画"
      default: nil
      }
    }
  }
  package func goTo(_ catalogue: String) -> String {
    say("Go to \(catalogue)", "Ir a \(catalogue)", "\(catalogue) へ移動")
  }

  /// What a command is called, by the words that one would look for.
  ///
  /// - Parameter tabs: the catalogues' titles.
  package func name(of command: Command, tabs: [String]) -> String {
    if let tab = Command.tabs.firstIndex(of: command) {
      return tabs.indices.contains(tab) ? goTo(tabs[tab]) : ""
    }
    let name = fullName(command) ?? short(command)
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
