import SquadCore

/// What stands on the screen by itself.
extension Strings {
  package var squad: String { say("My squad", "Mi equipo", "マイチーム") }
  package var inSquad: String { say("in the squad", "en el equipo", "チームのメンバー") }
  package var noDescription: String { say("No description.", "Sin descripción.", "説明はありません。") }
  package var links: String { say("Links", "Enlaces", "リンク") }
  package var more: String { say("more", "más", "続き") }
  package var sum: String { say("Sum", "Total", "合計") }
  package var noRate: String { say("no rate yet", "aún sin cotización", "レート未取得") }
  package var loading: String { say("loading…", "cargando…", "読み込み中…") }
  package var helpTitle: String { say("Help", "Ayuda", "ヘルプ") }
  package var scroll: String { say("scroll", "desplazar", "スクロール") }
  package var filter: String { say("filter", "filtrar", "絞り込み") }
  /// What closes an overlay.
  package var dismiss: String { say("close", "cerrar", "閉じる") }
  package var themeTitle: String { say("Theme", "Tema", "テーマ") }
  package var keepTheme: String { say("keep", "usar", "決定") }
  package var dismissTheme: String { say("as before", "cancelar", "取り消し") }
  package var offline: String { say("offline", "sin conexión", "オフライン") }
  /// While a service is asked.
  package var asking: String { say("asking", "consultando", "問い合わせ中") }
  /// How a list is shown, in its title.
  package var grid: String { say("grid", "cuadrícula", "グリッド") }
  /// What keys do in a grid.
  package var move: String { say("move", "moverse", "移動") }
  package var size: String { say("size", "tamaño", "サイズ") }
  package var larger: String { say("larger", "ampliar", "大きく") }
  package var smaller: String { say("smaller", "reducir", "小さく") }
  package var asList: String { say("list", "lista", "リスト") }
  package var compareTitle: String { say("Compare", "Comparar", "比較") }
  package var otherMember: String { say("other member", "otro miembro", "別のメンバー") }
  package var otherHero: String { say("other hero", "otro héroe", "別のヒーロー") }
  /// What Enter and Esc do in the search field.
  package var keep: String { say("keep", "mantener", "確定") }
  package var clear: String { say("clear", "borrar", "解除") }
  package func retry(_ key: String) -> String {
    say("\(key) to retry", "\(key) para reintentar", "\(key) で再試行")
  }
  /// Text of an empty strip, for a kind of squad's own or of another catalogue.
  package func emptyStrip(_ key: String, _ kind: EntryKind) -> String {
    switch language {
    case .english:
      emptyStrip(key, otherKind: kind.rawValue)
    case .spanish:
      switch kind {
      case .character: "\(key) recluta al personaje seleccionado"
      case .hero: "\(key) recluta al héroe seleccionado"
      case .person: "\(key) recluta a la persona seleccionada"
      case .currency: "\(key) recluta la divisa seleccionada"
      }
    case .japanese:
      switch kind {
      case .character: "\(key) で選択中のキャラクターをスカウト"
      case .hero: "\(key) で選択中のヒーローをスカウト"
      case .person: "\(key) で選択中の人物をスカウト"
      case .currency: "\(key) で選択中の通貨をスカウト"
      }
    }
  }
  package func emptyStrip(_ key: String, otherKind: String) -> String {
    say(
      "\(key) recruits the selected \(otherKind)",
      "\(key) recluta lo seleccionado (\(otherKind))",
      "\(key) で選択中の項目 (\(otherKind)) をスカウト")
  }
  package func tooSmall(_ minimum: String, _ actual: String) -> String {
    say(
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
  /// Where there is a line for it and its two keys.
  package func shortConfirmRemoval(of name: String) -> String {
    say("Fire \(name)?", "¿Despedir a \(name)?", "\(name) を外しますか？")
  }
  package var removalTitle: String { say("Fire from the squad", "Despedir del equipo", "チームから外す") }
  package func removalHint(_ key: String) -> String {
    say(
      "\(key) brings it back to its place.",
      "\(key) deshace y recupera su lugar.",
      "\(key) で元の位置に戻せます。")
  }
  package var fire: String { say("fire", "despedir", "外す") }
  package var keepMember: String { say("keep", "retener", "残す") }
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
