/// The command palette.
extension Strings {
  /// `Commands`, the palette's title.
  package var paletteTitle: String { say("Commands", "Comandos", "コマンド") }
  /// `choose`, the purpose of the key that takes the selected row.
  package var choose: String { say("choose", "elegir", "選ぶ") }
  /// `Go to Marvel`
  package func goTo(_ catalogue: String) -> String {
    say("Go to \(catalogue)", "Ir a \(catalogue)", "\(catalogue) へ移動")
  }

  /// A command's full name, with the words that one would look for. `tabs` are the catalogues'
  /// titles.
  package func name(of command: Command, tabs: [String]) -> String {
    if let tab = Command.tabs.firstIndex(of: command) {
      return tabs.indices.contains(tab) ? goTo(tabs[tab]) : ""
    }
    let name = fullName(command)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private func fullName(_ command: Command) -> String {
    switch command {
    case .next: say("next row", "fila siguiente", "次の行")
    case .previous: say("previous row", "fila anterior", "前の行")
    case .first: say("first row", "primera fila", "先頭の行")
    case .last: say("last row", "última fila", "末尾の行")
    case .scrollDown:
      say("scroll the detail down", "desplazar el detalle hacia abajo", "詳細を下へスクロール")
    case .nextPane: say("next pane", "panel siguiente", "次のペイン")
    case .grid: say("grid or list", "cuadrícula o lista", "グリッド・リスト")
    case .links: say("show links", "mostrar enlaces", "リンクを表示")
    case .copyLink: say("copy link", "copiar enlace", "リンクをコピー")
    case .sort: say("sort: next order", "ordenar: siguiente orden", "並べ替え: 次の並び順")
    case .reverseSort: say("sort: reverse", "ordenar: invertir", "並べ替え: 逆順")
    case .chartLonger:
      say("longer chart, larger cards", "gráfico más largo, tarjetas más grandes", "グラフを長く、カードを大きく")
    case .chartShorter:
      say(
        "shorter chart, smaller cards", "gráfico más corto, tarjetas más pequeñas",
        "グラフを短く、カードを小さく")
    case .shiftLeft: say("move member left", "mover miembro a la izquierda", "メンバーを左へ移動")
    case .shiftRight: say("move member right", "mover miembro a la derecha", "メンバーを右へ移動")
    case .compare: say("compare heroes", "comparar héroes", "ヒーローを比較")
    case .help: say("help: all keys", "ayuda: todas las teclas", "ヘルプ: すべてのキー")
    case .nextTheme: say("theme: next", "tema: siguiente", "テーマ: 次へ")
    case .chooseTheme: say("theme: choose", "tema: elegir", "テーマ: 選ぶ")
    case .fields:
      say(
        "fields: what each is for", "campos: para qué sirve cada uno", "フィールド: それぞれの用途")
    case .records:
      say(
        "records: where they lie in the file", "registros: dónde están en el archivo",
        "レコード: ファイル内の場所")
    case .unreadable:
      say(
        "unreadable: what could not be read", "ilegibles: lo que no se pudo leer",
        "読み取れない行: 読み取れなかったもの")
    case .copyEntry:
      say("copy the config entry", "copiar la entrada de configuración", "設定の項目をコピー")
    case .configMistakes:
      say("config mistakes", "errores de configuración", "設定の誤り")
    case .strip, .refresh, .recruit, .mouse, .redraw: long([command])
    default: short(command)
    }
  }
}
