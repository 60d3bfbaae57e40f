/// What the line-by-line mode says of keys.
extension Strings {
  /// A key in words, where its sign would be skipped or misheard.
  package func spokenKeyName(_ key: SpokenKey) -> String {
    switch key {
    case .up: say("Up", "flecha arriba", "上矢印")
    case .down: say("Down", "flecha abajo", "下矢印")
    case .left: say("Left", "flecha izquierda", "左矢印")
    case .right: say("Right", "flecha derecha", "右矢印")
    case .pageUp: say("Page Up", "retroceder página", "ページアップ")
    case .pageDown: say("Page Down", "avanzar página", "ページダウン")
    case .escape: say("Escape", "Escape", "エスケープ")
    case .leftBracket: say("left bracket", "corchete de apertura", "左角かっこ")
    case .rightBracket: say("right bracket", "corchete de cierre", "右角かっこ")
    case .slash: say("slash", "barra", "スラッシュ")
    case .questionMark: say("question mark", "signo de interrogación", "疑問符")
    case .colon: say("colon", "dos puntos", "コロン")
    case .plus: say("plus", "más", "プラス")
    case .minus: say("minus", "menos", "マイナス")
    case .equals: say("equals", "igual", "イコール")
    case .lessThan: say("less than", "menor que", "小なり")
    case .greaterThan: say("greater than", "mayor que", "大なり")
    }
  }
  package func spokenCapital(_ letter: String) -> String {
    say("capital \(letter)", "\(letter) mayúscula", "大文字の\(letter)")
  }
  /// What keys do: `j, Down: next`.
  package func spokenKeys(_ keys: String, _ purpose: String) -> String {
    say("\(keys): \(purpose)", "\(keys): \(purpose)", "\(keys)で、\(purpose)")
  }
  package var spokenSaysAgain: String {
    say("say the last thing again", "repetir lo último que se dijo", "最後の読み上げを繰り返す")
  }
  package var spokenPanes: String {
    say("detail, squad, list", "detalle, equipo, lista", "詳細、チーム、リスト")
  }
  package var spokenSides: String {
    say(
      "list, detail; in the squad, the member before, after",
      "lista, detalle; en el equipo, el miembro anterior, siguiente",
      "リスト、詳細。チームでは前・次のメンバー")
  }
  package var spokenChartLength: String {
    say("longer, shorter chart", "gráfico más largo, más corto", "グラフを長く・短く")
  }
  /// What numbers and names choose.
  package var spokenNumberHelp: [String] {
    say(
      [
        "Digits, then Enter: the line with that number.", "0, then Enter: My squad.",
      ],
      [
        "Cifras y luego Enter: la línea con ese número.", "0 y luego Enter: Mi equipo.",
      ],
      [
        "数字と Enter、その番号の行。", "0 と Enter、マイチーム。",
      ])
  }
  /// What the field for going anywhere is for.
  package var spokenGoHelp: String {
    say(
      "go to a list, an entry or a command by its name",
      "ir a una lista, una entrada o un comando por su nombre",
      "リストや項目やコマンドへ名前で移動")
  }
  package var spokenAsking: String {
    say("Checking for what is new.", "Consultando si hay algo nuevo.", "最新の情報を問い合わせ中です。")
  }
  package var spokenNoGrid: String {
    say(
      "There is no grid in line mode.",
      "Aquí no hay cuadrícula: todo son líneas.",
      "行単位の表示ではグリッドを使えません。")
  }
  package var spokenNoThemes: String {
    say(
      "There are no themes in line mode.",
      "Aquí no hay temas: nada tiene color.",
      "行単位の表示には色がなく、テーマを使えません。")
  }
  package var spokenNoScroll: String {
    say(
      "Nothing to scroll here, where everything is a line.",
      "Aquí no hay nada que desplazar: todo son líneas.",
      "行単位の表示ではスクロールできません。")
  }
  package var spokenNoDivider: String {
    say(
      "No panes here, where everything is a line.",
      "Aquí no hay paneles: todo son líneas.",
      "行単位の表示にペインはありません。")
  }
  package var spokenNoInspector: String {
    say(
      "The inspector needs a screen.",
      "El inspector necesita una pantalla.",
      "インスペクターには画面が必要です。")
  }

  // Why a key did nothing.
  package var spokenNothingThatWay: String {
    say("Nothing that way.", "No hay nada en esa dirección.", "その方向には何もありません。")
  }
  package var spokenNothingToOpen: String {
    say("Nothing to open here.", "Aquí no hay nada que abrir.", "開けるものはありません。")
  }
  package var spokenLastList: String {
    say("This is the last list.", "Es la última lista.", "最後のリストです。")
  }
  package var spokenFirstList: String {
    say("This is the first list.", "Es la primera lista.", "最初のリストです。")
  }
  package var spokenOneOrder: String {
    say("This list has one order.", "Esta lista tiene un solo orden.", "このリストは並べ替えできません。")
  }
  package var spokenLongestChart: String {
    say("This is the longest span.", "El gráfico no puede ser más largo.", "期間はこれ以上長くできません。")
  }
  package var spokenShortestChart: String {
    say("This is the shortest span.", "El gráfico no puede ser más corto.", "期間はこれ以上短くできません。")
  }
  package var spokenNoFurther: String {
    say("No further that way.", "No se puede mover más en esa dirección.", "その方向にはこれ以上動かせません。")
  }
  package var spokenNobodyToRecruit: String {
    say("Nobody to recruit here.", "Aquí no hay a quién reclutar.", "ここにスカウトできる相手はいません。")
  }
  package var spokenNoAction: String {
    say("That key does nothing here.", "Esa tecla no hace nada aquí.", "ここではこのキーは働きません。")
  }
}

/// Key that has a name of its own where it is said.
package enum SpokenKey: CaseIterable {
  case up, down, left, right, pageUp, pageDown, escape
  case leftBracket, rightBracket, slash, questionMark, colon, plus, minus, equals
  case lessThan, greaterThan

  /// The key of a sign; nil where the sign's own name is heard.
  init?(_ sign: Unicode.Scalar) {
    switch sign {
    case "[": self = .leftBracket
    case "]": self = .rightBracket
    case "/": self = .slash
    case "?": self = .questionMark
    case ":": self = .colon
    case "+": self = .plus
    case "-": self = .minus
    case "=": self = .equals
    case "<": self = .lessThan
    case ">": self = .greaterThan
    default: return nil
    }
  }
}
