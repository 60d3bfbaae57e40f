import SquadCore

/// The words in the lists about a user's file.
extension Strings {
  func text(of word: FieldWord) -> String {
    switch word {
    case .empty: say(word.rawValue, "vacío", "空")
    case .address: say(word.rawValue, "dirección", "アドレス")
    case .picture: say(word.rawValue, "imagen", "画像")
    case .date: say(word.rawValue, "fecha", "日付")
    case .yesNo: say(word.rawValue, "sí/no", "はい/いいえ")
    case .number: say(word.rawValue, "número", "数値")
    case .long: say(word.rawValue, "texto largo", "長文")
    case .list: say(word.rawValue, "lista", "リスト")
    case .section: say(word.rawValue, "sección", "セクション")
    case .map: say(word.rawValue, "mapa", "マップ")
    case .object: say(word.rawValue, "objeto", "オブジェクト")
    case .code: say(word.rawValue, "código", "コード")
    case .hex: say(word.rawValue, "hexadecimal", "16進数")
    case .text: say(word.rawValue, "texto", "テキスト")
    case .id: say(word.rawValue, "id", "id")
    case .title: say(word.rawValue, "título", "タイトル")
    case .subtitle: say(word.rawValue, "subtítulo", "サブタイトル")
    case .group: say(word.rawValue, "grupo", "グループ")
    case .badge: say(word.rawValue, "insignia", "バッジ")
    case .link: say(word.rawValue, "enlace", "リンク")
    case .bars: say(word.rawValue, "barras", "バー")
    case .chart: say(word.rawValue, "gráfico", "グラフ")
    case .search, .searchIn: say(word.rawValue, "búsqueda", "検索対象")
    case .show: say(word.rawValue, "mostrar", "表示")
    case .hide: say(word.rawValue, "ocultar", "非表示")
    }
  }

  /// A row's title, translated in the list of roles.
  package func title(_ title: String, of id: @autoclosure () -> EntryID) -> String {
    guard language != .english, id().fileListRow?.list == "roles" else { return title }
    return text(ofFieldWords: title)
  }

  /// A row's subtitle. Translates kinds and roles in the list of fields, and reasons in the list of
  /// unreadable records.
  package func subtitle(_ subtitle: String, of id: @autoclosure () -> EntryID) -> String {
    guard language != .english else { return subtitle }
    return switch id().fileListRow?.list {
    case "fields": text(ofFieldWords: subtitle)
    case "unreadable": translated(subtitle, by: text(ofSyntax:))
    default: subtitle
    }
  }

  /// `number · title`
  private func text(ofFieldWords words: String) -> String {
    translated(words) { FieldWord(rawValue: $0).map(text) ?? $0 }
  }

  private func translated(_ parts: String, by text: (String) -> String) -> String {
    parts.split(separator: Self.separator).map { text(String($0)) }
      .joined(separator: Self.separator)
  }
}
