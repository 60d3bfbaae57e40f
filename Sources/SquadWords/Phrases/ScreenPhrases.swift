import SquadCore

/// Titles, labels and hints on the screen.
extension Strings {
  /// `My squad`
  package var squad: String { say("My squad", "Mi equipo", "マイチーム") }
  /// `in the squad`, beside a member's title.
  package var inSquad: String { say("in the squad", "en el equipo", "チームのメンバー") }
  /// `No description.`, in place of an empty text.
  package var noDescription: String { say("No description.", "Sin descripción.", "説明はありません。") }
  /// `Links`, a label in the detail and the overlay's title.
  package var links: String { say("Links", "Enlaces", "リンク") }
  /// `more`, read aloud for the rest of a cut text.
  package var more: String { say("more", "más", "続き") }
  /// `3 more lines`
  package func more(lines: Int) -> String {
    say(
      "\(number(lines)) more \(lines == 1 ? "line" : "lines")",
      "\(count(lines, "línea", "líneas")) más", "残り\(number(lines))行")
  }
  /// `Sum`, the label of the total of a hero's stats.
  package var sum: String { say("Sum", "Total", "合計") }
  /// `Help`, the overlay's title.
  package var helpTitle: String { say("Help", "Ayuda", "ヘルプ") }
  /// `scroll`, the purpose of the keys that move through a detail, an overlay or a table.
  package var scroll: String { say("scroll", "desplazar", "スクロール") }
  /// `filter`, the purpose of the key that opens the help's search field.
  package var filter: String { say("filter", "filtrar", "絞り込み") }
  /// `close`, the purpose of the key that closes an overlay.
  package var dismiss: String { say("close", "cerrar", "閉じる") }
  /// `Theme`, the title of the theme picker.
  package var themeTitle: String { say("Theme", "Tema", "テーマ") }
  /// `keep`, the purpose of the key that keeps the shown theme.
  package var keepTheme: String { say("keep", "usar", "決定") }
  /// `copy`, the purpose of the key that copies an address.
  package var copy: String { say("copy", "copiar", "コピー") }
  /// `as before`, the purpose of the key that leaves the theme picker without a change.
  package var dismissTheme: String { say("as before", "cancelar", "取り消し") }
  /// `offline`, before the freshness of data while the network isn't used.
  package var offline: String { say("offline", "sin conexión", "オフライン") }
  /// `asking`, after the freshness while a service is asked.
  package var asking: String { say("asking", "consultando", "問い合わせ中") }
  /// `grid`, in the title of a list that is shown as cards.
  package var grid: String { say("grid", "cuadrícula", "グリッド") }
  /// `move`, the purpose of the arrow keys in a grid.
  package var move: String { say("move", "moverse", "移動") }
  /// `size`, the purpose of the keys that make a grid's cards larger and smaller.
  package var size: String { say("size", "tamaño", "サイズ") }
  /// `larger`, the purpose of the key for larger cards where smaller ones don't exist.
  package var larger: String { say("larger", "ampliar", "大きく") }
  /// `smaller`, the purpose of the key for smaller cards where larger ones don't fit.
  package var smaller: String { say("smaller", "reducir", "小さく") }
  /// `list`, the purpose of the key that shows a grid as a list again.
  package var asList: String { say("list", "lista", "リスト") }
  /// `Compare`, the comparison's title.
  package var compareTitle: String { say("Compare", "Comparar", "比較") }
  /// `member`, the purpose of the keys that compare with another member.
  package var otherMember: String { say("member", "miembro", "メンバー") }
  /// `hero`, the purpose of the keys that compare another hero.
  package var otherHero: String { say("hero", "héroe", "ヒーロー") }
  /// `keep`, the purpose of Enter in the search field.
  package var keep: String { say("keep", "mantener", "確定") }
  /// `clear`, the purpose of Esc in the search field and where a search is kept.
  package var clear: String { say("clear", "borrar", "解除") }
  /// `Space recruits the selected character`, in an empty strip; nil if no key recruits.
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
    case .entry: "la entrada seleccionada"
    }
  }

  private func japanese(_ kind: EntryKind) -> String {
    switch kind {
    case .character: "キャラクター"
    case .hero: "ヒーロー"
    case .person: "人物"
    case .currency: "通貨"
    case .entry: "項目"
    }
  }

  /// `squad needs 30×10, this is 28×8`
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
  /// `Fire Iron Man from the squad?`
  package func confirmRemoval(of name: String) -> String {
    say(
      "Fire \(name) from the squad?",
      "¿Despedir a \(name) del equipo?",
      "\(name) をチームから外しますか？")
  }
  /// `Fire Iron Man?`, the question for a single line with its two keys.
  package func shortConfirmRemoval(of name: String) -> String {
    say("Fire \(name)?", "¿Despedir a \(name)?", "\(name) を外しますか？")
  }
  /// `Fire from the squad`, the title of the question.
  package var removalTitle: String { say("Fire from the squad", "Despedir del equipo", "チームから外す") }
  /// `u brings it back to its place.`, below the question; nil if no key undoes.
  package var removalHint: String? {
    key(.undo).map {
      say(
        "\($0) brings it back to its place.",
        "\($0) deshace el despido.",
        "\($0) で元に戻せます。")
    }
  }
  /// `fire`, the answer `y`.
  package var fire: String { say("fire", "despedir", "外す") }
  /// `keep`, the answer `n`.
  package var keepMember: String { say("keep", "mantener", "残す") }
  /// `compare with Captain America`, after the key.
  package func compare(with name: String) -> String {
    say("compare with \(name)", "comparar con \(name)", "\(name) と比較")
  }
  /// `Iron Man with Captain America`
  package func comparison(of left: String, with right: String) -> String {
    say("\(left) with \(right)", "\(left) con \(right)", "\(left) と \(right)")
  }
  /// `1,204 bytes`
  ///
  /// - Parameter number: as the language writes it.
  package func bytes(_ number: String) -> String {
    say("\(number) bytes", "\(number) bytes", "\(number) バイト")
  }
}
