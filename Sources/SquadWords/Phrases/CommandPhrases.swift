import SquadCore
import TerminalKit

/// Names of commands in the footer and the help.
extension Strings {
  /// One or two words, for the footer.
  package func short(_ command: Command) -> String {
    switch command {
    case .next: say("next", "siguiente", "次へ")
    case .previous: say("previous", "anterior", "前へ")
    case .first: say("first", "primero", "先頭")
    case .last: say("last", "último", "末尾")
    case .pageDown: say("page down", "página abajo", "次のページ")
    case .pageUp: say("page up", "página arriba", "前のページ")
    case .halfPageDown: say("half a page down", "media página abajo", "次の半ページ")
    case .halfPageUp: say("half a page up", "media página arriba", "前の半ページ")
    case .scrollDown: say("scroll the detail", "desplazar el detalle", "詳細をスクロール")
    case .scrollUp: say("scroll the detail up", "desplazar el detalle hacia arriba", "詳細を上へスクロール")
    case .narrower: say("narrower list", "lista más estrecha", "リストを狭く")
    case .wider: say("wider list", "lista más ancha", "リストを広く")
    case .jumpBack: say("back from a jump", "volver del salto", "ジャンプ前に戻る")
    case .random: say("a random entry", "una entrada al azar", "ランダムな項目")
    case .reverseSort: say("reverse the order", "invertir el orden", "逆順")
    case .nextPane: say("pane", "panel", "ペイン")
    case .previousPane: say("previous pane", "panel anterior", "前のペイン")
    case .left: say("left", "izquierda", "左")
    case .right: say("right", "derecha", "右")
    case .open: say("open", "abrir", "開く")
    case .back: say("back", "volver", "戻る")
    case .strip: say("squad", "equipo", "チーム")
    case .tab1, .tab2, .tab3, .tab4, .tab5, .tab6, .tab7, .tab8, .tab9:
      say("catalogue", "catálogo", "カタログ")
    case .previousList: say("previous list", "lista anterior", "前のリスト")
    case .nextList: say("next list", "lista siguiente", "次のリスト")
    case .grid: say("grid", "cuadrícula", "グリッド")
    case .search: say("search", "buscar", "検索")
    case .nextMatch: say("next match", "resultado siguiente", "次の結果")
    case .previousMatch: say("previous match", "resultado anterior", "前の結果")
    case .sort: say("sort", "ordenar", "並べ替え")
    case .refresh: say("refresh", "actualizar", "更新")
    case .chartLonger: say("longer", "más largo", "長く")
    case .chartShorter: say("shorter", "más corto", "短く")
    case .recruit: say("recruit", "reclutar", "スカウト")
    case .fire: say("fire", "despedir", "外す")
    case .undo: say("undo", "deshacer", "元に戻す")
    case .redo: say("redo", "rehacer", "やり直す")
    case .shiftLeft: say("move left", "mover a la izquierda", "左へ移動")
    case .shiftRight: say("move right", "mover a la derecha", "右へ移動")
    case .compare: say("compare", "comparar", "比較")
    case .links: say("links", "enlaces", "リンク")
    case .copyLink: copy
    case .board: say("most recruited", "más reclutados", "今日のスカウト")
    case .mouse: say("mouse", "ratón", "マウス")
    case .palette: say("commands", "comandos", "コマンド")
    case .help: say("help", "ayuda", "ヘルプ")
    case .nextTheme: say("theme", "tema", "テーマ")
    case .chooseTheme: say("themes", "temas", "テーマ一覧")
    case .inspector: say("inspector", "inspector", "インスペクター")
    case .configMistakes: say("config mistakes", "errores de config.", "設定の誤り")
    case .fields: say("fields", "campos", "フィールド")
    case .records: say("records", "registros", "レコード")
    case .unreadable: say("unreadable", "ilegibles", "読み取れない行")
    case .copyEntry: say("copy config entry", "copiar entrada de config.", "設定をコピー")
    case .redraw: say("redraw", "redibujar", "再描画")
    case .suspend: say("suspend", "suspender", "一時停止")
    case .quit: say("quit", "salir", "終了")
    }
  }
  /// The help's text for a row that begins with this command and whose commands all have keys; nil
  /// if their short names suffice.
  private func long(_ first: Command) -> String? {
    switch first {
    case .next: say("next, previous", "siguiente, anterior", "次へ・前へ")
    case .first: say("first, last", "primero, último", "先頭・末尾")
    case .pageDown: say("page down, up", "página abajo, arriba", "次・前のページ")
    case .halfPageDown: say("half a page down, up", "media página abajo, arriba", "次・前の半ページ")
    case .scrollDown: say("scroll the detail", "desplazar el detalle", "詳細をスクロール")
    case .narrower: say("narrower, wider list", "lista más estrecha, más ancha", "リストを狭く・広く")
    case .nextPane: say("next, previous pane", "panel siguiente, anterior", "次・前のペイン")
    case .left: say("left, right", "izquierda, derecha", "左・右")
    case .back: say("back, close or clear", "volver, cerrar o borrar", "戻る・閉じる・解除")
    case .strip: say("go to the squad", "ir al equipo", "チームへ移動")
    case .tab1: say("a catalogue", "un catálogo", "カタログ")
    case .previousList: say("previous, next list", "lista anterior, siguiente", "前・次のリスト")
    case .nextMatch: say("next, previous match", "resultado siguiente, anterior", "次・前の結果")
    case .refresh: say("refresh or retry", "actualizar o reintentar", "更新・再試行")
    case .chartLonger:
      say(
        "longer, shorter chart; card size",
        "gráfico más largo, más corto; tamaño de tarjeta",
        "グラフを長く・短く、カードのサイズ")
    case .recruit: say("recruit or fire", "reclutar o despedir", "スカウトする・外す")
    case .grid: say("pictures or list", "imágenes o lista", "画像・リスト")
    case .compare:
      say("compare with a hero of the squad", "comparar con un héroe del equipo", "チームのヒーローと比較")
    case .undo: say("undo, redo", "deshacer, rehacer", "元に戻す・やり直す")
    case .shiftLeft: say("move left, right", "mover a la izquierda, derecha", "左・右へ移動")
    case .nextTheme: say("next theme", "tema siguiente", "次のテーマ")
    case .chooseTheme: say("choose a theme", "elegir tema", "テーマを選ぶ")
    case .links: say("links in full", "enlaces completos", "リンクを全文表示")
    case .copyLink: say("copy the link", "copiar el enlace", "リンクをコピー")
    case .mouse: say("mouse on or off", "activar o desactivar el ratón", "マウスのオン・オフ")
    case .help: say("this help", "esta ayuda", "このヘルプ")
    case .inspector: say("the inspector", "el inspector", "インスペクター")
    case .redraw: say("redraw the screen", "redibujar la pantalla", "画面を再描画")
    default: nil
    }
  }
  /// `Searching and sorting`, above a group in the help.
  package func title(_ group: CommandGroup) -> String {
    switch group {
    case .moving: say("Moving", "Moverse", "移動")
    case .searching: say("Searching and sorting", "Buscar y ordenar", "検索と並べ替え")
    case .squad: say("My squad", "Mi equipo", "マイチーム")
    case .program: say("Program", "Programa", "プログラム")
    }
  }

  /// A line of the help: the purposes of the row's bound commands.
  package func text(of bound: [Command], inRow row: [Command]) -> String {
    bound == row ? long(row) : joined(bound)
  }

  /// A line of the help whose commands all have keys.
  func long(_ row: [Command]) -> String { row.first.flatMap(long) ?? joined(row) }

  private func joined(_ commands: [Command]) -> String {
    commands.map(short).joined(separator: listSeparator)
  }

  /// `sort: name, modified`
  package func sort(_ sorts: [SortOrder]) -> String {
    var keys: [String] = []
    for sort in sorts where !keys.contains(name(of: sort)) { keys.append(name(of: sort)) }
    let names = keys.joined(separator: listSeparator)
    return keys.isEmpty ? short(.sort) : "\(short(.sort)): \(names)"
  }

  /// `name ▲`
  package func sort(_ sort: SortOrder, _ glyphs: Glyphs) -> String {
    "\(name(of: sort)) \(sort.isDescending ? glyphs.descending : glyphs.ascending)"
  }
}

/// Names of keys, as they are bound now.
extension Strings {
  /// The key of a command; nil if it has none.
  package func key(_ command: Command) -> String? { keymap.shown(command).map { name(of: $0) } }

  /// A command's key that doesn't type a character into a field; nil if it has none.
  func keyInField(_ command: Command) -> String? { keymap.shownInField(command).map(name(of:)) }

  /// `Iron Man joined · u undo`: a text with what can be done about it.
  func text(_ text: String, offering command: Command) -> String {
    key(command).map { "\(text) · \($0) \(short(command))" } ?? text
  }

  /// A key as people write it: `j`, `↓`, `Ctrl-D`, `F5`.
  package func name(of key: Key) -> String {
    let name =
      switch key.code {
      case .character(" "): say("Space", "Espacio", "Space")
      case .character(let scalar):
        key.modifiers.contains(.ctrl) ? Character(scalar).uppercased() : String(Character(scalar))
      case .up: "↑"
      case .down: "↓"
      case .left: "←"
      case .right: "→"
      case .home: say("Home", "Inicio", "Home")
      case .end: say("End", "Fin", "End")
      case .pageUp: say("PgUp", "RePág", "PgUp")
      case .pageDown: say("PgDn", "AvPág", "PgDn")
      case .insert: say("Ins", "Insert", "Ins")
      case .delete: say("Del", "Supr", "Del")
      case .backspace: say("Backspace", "Retroceso", "Backspace")
      case .enter: "Enter"
      case .tab: "Tab"
      case .escape: "Esc"
      case .function(let number): "F\(number)"
      }
    return prefix(key.modifiers) + name
  }

  private func prefix(_ modifiers: KeyModifiers) -> String {
    (modifiers.contains(.ctrl) ? "Ctrl-" : "") + (modifiers.contains(.alt) ? "Alt-" : "")
      + (modifiers.contains(.shift) ? say("Shift", "Mayús", "Shift") + "-" : "")
  }
}

/// The mouse in the help.
extension Strings {
  /// `Mouse`, a title in the help.
  package var mouseTitle: String { say("Mouse", "Ratón", "マウス") }
  /// The actions of the mouse, and how a terminal that reports it still selects text.
  package var mouseHelp: [(what: String, does: String)] {
    say(
      [
        ("Click", "select; tabs and keys act"), ("Double-click", "open it, as Enter does"),
        ("Wheel", "move, or scroll the detail"), ("Shift-drag", "the terminal's own selection"),
      ],
      [
        ("Clic", "seleccionar; activar pestañas y teclas"), ("Doble clic", "abrir, como Enter"),
        ("Rueda", "moverse, o desplazar el detalle"),
        ("Mayús-arrastrar", "selección del propio terminal"),
      ],
      [
        ("クリック", "選択。タブやキーなら実行"), ("ダブルクリック", "Enter と同じく開く"),
        ("ホイール", "移動、詳細のスクロール"), ("Shift-ドラッグ", "端末自身の文字選択"),
      ])
  }
}
