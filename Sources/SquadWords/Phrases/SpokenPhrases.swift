/// What the line-by-line mode says of lists, rows and the squad: whole short sentences, without signs
/// that a screen reader would read out. Periods at the end of sentences are added.
extension Strings {
  /// How sentences are put together.
  package var punctuation: SpokenPunctuation {
    say(
      SpokenPunctuation(
        comma: ", ", through: " to ", period: ".", space: " ", hasCapitals: true, up: "up ",
        down: "down "),
      SpokenPunctuation(
        comma: ", ", through: " a ", period: ".", space: " ", hasCapitals: true, up: "sube ",
        down: "baja "),
      SpokenPunctuation(
        comma: "、", through: "から", period: "。", space: "", hasCapitals: false, up: "上昇 ",
        down: "下落 "))
  }
  package func spokenHint(_ help: String, quit: String) -> String {
    say(
      "Press \(help) for the keys, \(quit) to quit.",
      "Pulsar \(help) para ver las teclas, \(quit) para salir.",
      "キーの一覧は\(help)、終了は\(quit)を押してください。")
  }
  /// The same where no key shows the help.
  package func spokenHint(quit: String) -> String {
    say("Press \(quit) to quit.", "Pulsar \(quit) para salir.", "終了は\(quit)を押してください。")
  }
  package func spokenList(_ catalogue: String, _ place: String, of count: String) -> String {
    say(
      "\(catalogue), list \(place) of \(count)",
      "\(catalogue), lista \(place) de \(count)",
      "\(catalogue)、\(count)個中\(place)個目のリスト")
  }
  /// How many rows a list has, behind its title.
  package func spokenTotal(_ number: String) -> String { say(number, number, "\(number)件") }
  package func spokenRows(_ number: String, isOne: Bool) -> String {
    say(
      "\(number) \(isOne ? "entry" : "entries")",
      "\(number) \(isOne ? "entrada" : "entradas")",
      "\(number)件")
  }
  /// How many rows there are of so many.
  package func spokenRows(_ number: String, of count: String) -> String {
    say(
      "\(number) of \(count) entries",
      "\(number) de \(count) entradas",
      "\(count)件中\(number)件")
  }
  /// A place that is a list.
  package func spokenAList(_ title: String) -> String {
    say("\(title), a list", "\(title), lista", "\(title)のリスト")
  }
  /// `by name, descending`
  package func spokenSort(_ name: String, isDescending: Bool) -> String {
    say(
      "by \(name)\(isDescending ? ", descending" : "")",
      "por \(name)\(isDescending ? ", descendente" : "")",
      "並び順は\(name)\(isDescending ? "の降順" : "")")
  }
  package func spokenOrder(_ sort: String) -> String { say("Now \(sort)", "Ahora \(sort)", sort) }
  /// `28 matches for iron`
  package func spokenHits(_ number: String, isOne: Bool, of text: String) -> String {
    say(
      "\(number) \(isOne ? "match" : "matches") for \(text)",
      "\(number) \(isOne ? "resultado" : "resultados") para \(text)",
      "\(text) の検索結果は\(number)件")
  }
  package func spokenNoMatch(_ text: String) -> String {
    say("No match for \(text)", "Sin resultados para \(text)", "\(text) は見つかりません")
  }
  package func spokenClearsSearch(_ key: String) -> String {
    say("\(key) clears the search", "\(key) borra la búsqueda", "\(key) で検索を解除します")
  }
  package func spokenUnfiltered(_ number: String) -> String {
    say("No search, all \(number).", "Sin búsqueda, \(number) en total.", "検索を解除、全\(number)件。")
  }
  /// `12 of 34`
  package func spokenPosition(_ row: String, of count: String) -> String {
    say("\(row) of \(count)", "\(row) de \(count)", "\(count)件中\(row)件目")
  }
  /// Before what is typed.
  package var spokenSearch: String { say("Search:", "Buscar:", "検索") }
  package var spokenGo: String { say("Go to:", "Ir a:", "移動先") }
  package var spokenGoClosed: String {
    say("Going nowhere.", "No se va a ningún sitio.", "移動を取り消しました。")
  }
  package func spokenNowhere(_ text: String) -> String {
    say("Nothing is called \(text).", "Nada se llama \(text).", "\(text) という名前はありません。")
  }
  /// Behind a command's name, where places to go are listed.
  package func spokenCommand(_ name: String) -> String {
    say("\(name), a command", "\(name), comando", "コマンド、\(name)")
  }
  package var spokenLoading: String { say("Loading.", "Cargando.", "読み込み中です。") }
  package var spokenEnd: String { say("This is the end.", "Es el final.", "末尾です。") }
  package var spokenBeginning: String { say("This is the beginning.", "Es el principio.", "先頭です。") }
  package var spokenUnknown: String { say("unknown", "desconocido", "不明") }
  package var spokenNone: String { say("none", "no hay", "なし") }
  package func spokenNoLine(_ line: String) -> String {
    say("There is no line \(line).", "No hay línea \(line).", "\(line)番の行はありません。")
  }
  package var spokenNoNumber: String { say("No number.", "Ningún número.", "番号を取り消しました。") }
  /// Behind a question: the keys that answer it.
  package var spokenYesOrNo: String {
    say("y or n?", "Pulsar y para despedir, n para retener.", "外すなら y、残すなら n。")
  }
  package func spokenStays(_ name: String) -> String {
    say("\(name) stays.", "\(name) se queda.", "\(name) はチームに残ります。")
  }
  /// Before what others changed.
  package func spokenElsewhere(_ changes: String) -> String {
    say("From elsewhere: \(changes)", "Desde otro sitio: \(changes)", "別の場所での変更、\(changes)")
  }
  package var spokenReordered: String {
    say("the squad has another order", "el equipo tiene otro orden", "チームの並び順が変わりました")
  }
  /// How many the squad counts now.
  package func spokenSquad(_ number: String, isOne: Bool) -> String {
    say(
      "squad \(number)",
      isOne ? "ahora tiene 1 miembro" : "ahora tiene \(number) miembros",
      "チームは\(number)人")
  }
  /// Where a member is now that was moved.
  package func spokenNow(_ position: String) -> String {
    say("now \(position)", "ahora \(position)", "現在\(position)")
  }
  package var spokenOffline: String {
    say("Offline by choice.", "Sin conexión, porque así se pidió.", "オフラインで起動しています。")
  }
  package var spokenNoWayBack: String {
    say("Nothing to go back to", "No hay adónde volver", "これ以上戻れません")
  }
  package func spokenRetry(_ key: String) -> String {
    say("Press \(key) to try again", "Pulsar \(key) para reintentar", "\(key) で再試行します")
  }
}

/// What sentences are put together with.
package struct SpokenPunctuation {
  /// Between the parts of a sentence.
  let comma: String
  /// Between two years that are the ends of a span.
  let through: String
  let period: String
  /// Between sentences.
  let space: String
  /// Whether sentences begin with a capital letter.
  let hasCapitals: Bool
  /// What `▲` and `▼` say.
  let up: String
  let down: String
}
