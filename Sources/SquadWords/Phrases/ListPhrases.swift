/// What is said about a list.
extension Strings {
  package var nothingHere: String { say("Nothing here.", "No hay nada aquí.", "何もありません。") }
  /// `12 of 34`
  package func position(_ row: String, of count: String) -> String {
    say("\(row) of \(count)", "\(row) de \(count)", "\(row) / \(count)")
  }
  /// `1 of 2 members with stats`
  package func position(_ row: String, ofCompared count: String, isOne: Bool) -> String {
    say(
      "\(row) of \(count) \(isOne ? "member" : "members") with stats",
      "\(row) de \(count) \(isOne ? "miembro" : "miembros") con atributos",
      "能力値のあるメンバー \(row) / \(count)")
  }
  package func noMatch(_ text: String) -> String {
    say("No match for \"\(text)\"", "Sin resultados para «\(text)»", "「\(text)」は見つかりません")
  }
  package func clearsSearch(_ key: String) -> String {
    say("\(key) clears", "\(key) borra", "\(key) で解除")
  }
  package func unreadable(_ number: String, isOne: Bool) -> String {
    say(
      "\(number) could not be read",
      "\(number) no se \(isOne ? "pudo" : "pudieron") leer",
      "\(number)件を読み取れませんでした")
  }
  /// `51–100 of 1,564`
  package func loading(from first: String, to last: String, of total: String) -> String {
    say(
      "\(first)–\(last) of \(total)",
      "\(first)–\(last) de \(total)",
      "\(first)–\(last) / \(total)")
  }
  /// `12 bundled`, and of more: `6 of 883 bundled`.
  package func bundled(_ number: String, isOne: Bool) -> String {
    say("\(number) bundled", "\(number) \(isOne ? "incluido" : "incluidos")", "内蔵\(number)件")
  }
  package func bundled(_ number: String, of available: String) -> String {
    say(
      "\(number) of \(available) bundled",
      "\(number) de \(available) incluidos",
      "\(available)件中\(number)件を内蔵")
  }
  /// Of a section whose number counts only those.
  package var bundled: String { say("bundled", "incluidos", "内蔵") }
  /// `152 without a rate`, and what opens them.
  package func unrated(_ number: String) -> String {
    say("\(number) without a rate", "\(number) sin cotización", "レートなし \(number)件")
  }
  package func shows(_ key: String, isOne: Bool) -> String {
    say(
      "\(key) shows \(isOne ? "it" : "them")",
      "\(key) \(isOne ? "la" : "las") muestra",
      "\(key) で表示")
  }
}
