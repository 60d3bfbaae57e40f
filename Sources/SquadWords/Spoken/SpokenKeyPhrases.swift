import SquadCore
import TerminalKit

/// Keys, line by line.
extension Strings {
  /// A key in words, where a screen reader would skip or garble its sign: `question mark`,
  /// `capital G`.
  package func spokenName(of key: Key) -> String {
    switch key.code {
    case .up: say("Up", "flecha arriba", "上矢印")
    case .down: say("Down", "flecha abajo", "下矢印")
    case .left: say("Left", "flecha izquierda", "左矢印")
    case .right: say("Right", "flecha derecha", "右矢印")
    case .pageUp: say("Page Up", "retroceder página", "ページアップ")
    case .pageDown: say("Page Down", "avanzar página", "ページダウン")
    case .escape: say("Escape", "Escape", "エスケープ")
    case .character(let scalar) where key.modifiers.isEmpty:
      spokenSign(scalar) ?? (scalar.properties.isUppercase ? spokenCapital(scalar) : name(of: key))
    default: name(of: key)
    }
  }

  private func spokenCapital(_ scalar: Unicode.Scalar) -> String {
    let letter = Character(scalar)
    return say("capital \(letter)", "\(letter) mayúscula", "大文字の \(letter)")
  }

  private func spokenSign(_ sign: Unicode.Scalar) -> String? {
    switch sign {
    case "[": say("left bracket", "corchete de apertura", "左角かっこ")
    case "]": say("right bracket", "corchete de cierre", "右角かっこ")
    case "/": say("slash", "barra", "スラッシュ")
    case "?": say("question mark", "signo de interrogación", "疑問符")
    case ":": say("colon", "dos puntos", "コロン")
    case "+": say("plus", "más", "プラス")
    case "-": say("minus", "menos", "マイナス")
    case "=": say("equals", "igual", "イコール")
    case "<": say("less than", "menor que", "小なり")
    case ">": say("greater than", "mayor que", "大なり")
    default: nil
    }
  }

  /// `j, Down: next`
  package func spokenKeys(_ keys: [Key], _ purpose: String) -> String {
    let keys = list(keys.map(spokenName(of:)))
    return say("\(keys): \(purpose)", "\(keys): \(purpose)", "\(keys)\(gap(keys.last))は、\(purpose)")
  }

  /// The purpose of a row of keys.
  package func spokenPurpose(_ bound: [Command], inRow row: [Command]) -> String {
    switch bound.first {
    case .redraw:
      say("say the last thing again", "repetir lo último que se dijo", "最後の読み上げを繰り返す")
    case .nextPane: say("detail, squad, list", "detalle, equipo, lista", "詳細、チーム、リスト")
    case .left where bound == row:
      say(
        "list, detail; in the squad, the member before, after",
        "lista, detalle; en el equipo, el miembro anterior, siguiente",
        "リスト、詳細。チームでは前・次のメンバー")
    case .chartLonger:
      say("longer, shorter chart", "gráfico más largo, más corto", "グラフを長く・短く")
    default: text(of: bound, inRow: row)
    }
  }

  /// The purpose of digits.
  package var spokenNumberHelp: [String] {
    say(
      [
        "Digits, then Enter: the line with that number.", "0, then Enter: My squad.",
      ],
      [
        "Cifras y luego Enter: la línea con ese número.", "0 y luego Enter: Mi equipo.",
      ],
      [
        "数字に続けて Enter は、その番号の行。", "0 に続けて Enter は、マイチーム。",
      ])
  }
  /// The purpose of the field for going anywhere.
  package var spokenGoHelp: String {
    say(
      "go to a list, an entry or a command by its name",
      "ir a una lista, una entrada o un comando por su nombre",
      "リスト、項目、コマンドへ名前で移動")
  }
  /// `Checking for updates.`, where a refresh is repeated before the response.
  package var spokenAsking: String {
    say("Checking for updates.", "Buscando novedades.", "最新の情報を問い合わせ中です。")
  }
}

/// Keys that do nothing, line by line.
extension Strings {
  /// The reason why an action does nothing in line mode; nil for all other actions.
  package func spokenNeedsScreen(_ action: Action) -> String? {
    switch action {
    case .list(.gridToggled), .list(.cardsResized):
      say(
        "There is no grid in line mode.",
        "En el modo por líneas no hay cuadrícula.",
        "行単位の表示ではグリッドを使えません。")
    case .theme:
      say(
        "There are no themes in line mode.",
        "En el modo por líneas no hay temas.",
        "行単位の表示ではテーマを使えません。")
    case .detail(.scrolled):
      say(
        "There is nothing to scroll in line mode.",
        "En el modo por líneas no hay nada que desplazar.",
        "行単位の表示ではスクロールできません。")
    case .dividerMoved:
      say(
        "There are no panes in line mode.",
        "En el modo por líneas no hay paneles.",
        "行単位の表示にペインはありません。")
    case .inspectorRequested:
      say(
        "The inspector needs a screen.",
        "El inspector necesita una pantalla.",
        "インスペクターには画面表示が必要です。")
    default: nil
    }
  }

  /// Why a key did nothing.
  package func spokenNothing(_ action: Action) -> String {
    switch action {
    case .focusMoved: say("Nothing that way.", "No hay nada en esa dirección.", "その方向には何もありません。")
    case .list(.sortCycled):
      say("This list has only one order.", "Esta lista solo tiene un orden.", "このリストは並べ替えできません。")
    case .squad(.memberShifted):
      say("No further that way.", "No se puede mover más en esa dirección.", "その方向にはこれ以上動かせません。")
    case .squad:
      say("Nobody to recruit here.", "Aquí no hay a quién reclutar.", "ここにスカウトできる相手はいません。")
    default: say("That key does nothing here.", "Esa tecla no hace nada aquí.", "ここではこのキーは使えません。")
    }
  }
}
