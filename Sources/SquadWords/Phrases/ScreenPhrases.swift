import SquadCore

/// Titles, labels and hints on the screen.
extension Strings {
  package var squad: String { say("My squad", "Mi equipo", "マイチーム") }
  package var inSquad: String { say("in the squad", "en el equipo", "チームのメンバー") }
  package var noDescription: String { say("No description.", "Sin descripción.", "説明はありません。") }
  package var links: String { say("Links", "Enlaces", "リンク") }
  package var more: String { say("more", "más", "続き") }
  /// `3 more lines`
  package func more(lines: Int) -> String {
    say(
      "\(number(lines)) more \(lines == 1 ? "line" : "lines")",
      "\(count(lines, "línea", "líneas")) más", "残り\(number(lines))行")
  }
  package var sum: String { say("Sum", "Total", "合計") }
  package var helpTitle: String { say("Help", "Ayuda", "ヘルプ") }
  package var scroll: String { say("scroll", "desplazar", "スクロール") }
  package var filter: String { say("filter", "filtrar", "絞り込み") }
  /// Closes an overlay.
  package var dismiss: String { say("close", "cerrar", "閉じる") }
  package var themeTitle: String { say("Theme", "Tema", "テーマ") }
  package var keepTheme: String { say("keep", "usar", "決定") }
  package var copy: String { say("copy", "copiar", "コピー") }
  package var dismissTheme: String { say("as before", "cancelar", "取り消し") }
  package var offline: String { say("offline", "sin conexión", "オフライン") }
  /// While a service is asked.
  package var asking: String { say("asking", "consultando", "問い合わせ中") }
  /// In the title of a list.
  package var grid: String { say("grid", "cuadrícula", "グリッド") }
  /// Purposes of keys in a grid.
  package var move: String { say("move", "moverse", "移動") }
  package var size: String { say("size", "tamaño", "サイズ") }
  package var larger: String { say("larger", "ampliar", "大きく") }
  package var smaller: String { say("smaller", "reducir", "小さく") }
  package var asList: String { say("list", "lista", "リスト") }
  package var compareTitle: String { say("Compare", "Comparar", "比較") }
  package var otherMember: String { say("member", "miembro", "メンバー") }
  package var otherHero: String { say("hero", "héroe", "ヒーロー") }
  /// Purposes of Enter and Esc in the search field.
  package var keep: String { say("keep", "mantener", "確定") }
  package var clear: String { say("clear", "borrar", "解除") }
  /// `Space recruits the selected character`, in an empty strip; nil where no key recruits.
  ///
  /// - Parameter recruit: an `EntryKind`, or the kind of another catalogue's entries.
  package func emptyStrip(_ recruit: String) -> String? {
    key(.recruit).map { key in
      let kind = EntryKind(rawValue: recruit)
      return say(
        "\(key) recruits the selected \(recruit)",
        "\(key) recluta \(kind.map(spanish) ?? "lo seleccionado (\(recruit))")",
        "\(key) で選択中の\(kind.map(japanese) ?? "項目 (\(recruit)) ")をスカウト")
    }
  }

  private func spanish(_ kind: EntryKind) -> String {
    switch kind {
    case .character: "al personaje seleccionado"
    case .hero: "al héroe seleccionado"
    case .person: "a la persona seleccionada"
    case .currency: "la divisa seleccionada"
    }
  }

  private func japanese(_ kind: EntryKind) -> String {
    switch kind {
    case .character: "キャラクター"
    case .hero: "ヒーロー"
    case .person: "人物"
    case .currency: "通貨"
    }
  }

  package func tooSmall(minimum: (columns: Int, rows: Int), actual: (columns: Int, rows: Int))
    -> String
  {
    let minimum = "\(minimum.columns)×\(minimum.rows)"
    let actual = "\(actual.columns)×\(actual.rows)"
    return say(
      "squad needs \(minimum), this is \(actual)",
      "squad necesita \(minimum), hay \(actual)",
      "squad には \(minimum) が必要です (現在 \(actual))")
  }
  package func confirmRemoval(of name: String) -> String {
    say(
      "Fire \(name) from the squad?",
      "¿Despedir a \(name) del equipo?",
      "\(name) をチームから外しますか？")
  }
  /// The question where one line has room for it and its two keys.
  package func shortConfirmRemoval(of name: String) -> String {
    say("Fire \(name)?", "¿Despedir a \(name)?", "\(name) を外しますか？")
  }
  package var removalTitle: String { say("Fire from the squad", "Despedir del equipo", "チームから外す") }
  /// Nil where no key undoes.
  package var removalHint: String? {
    key(.undo).map {
      say(
        "\($0) brings it back to its place.",
        "\($0) deshace el despido.",
        "\($0) で元の位置に戻せます。")
    }
  }
  package var fire: String { say("fire", "despedir", "外す") }
  package var keepMember: String { say("keep", "mantener", "残す") }
  /// Behind the key: `compare with Captain America`
  package func compare(with name: String) -> String {
    say("compare with \(name)", "comparar con \(name)", "\(name) と比較")
  }
  package func comparison(of left: String, with right: String) -> String {
    say("\(left) with \(right)", "\(left) con \(right)", "\(left) と \(right)")
  }
  package func bytes(_ number: String) -> String {
    say("\(number) bytes", "\(number) bytes", "\(number) バイト")
  }
}
