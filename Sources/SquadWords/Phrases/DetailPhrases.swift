import PlainText
import SquadCore

/// Translates squad's own words in a catalogue's data; leaves the catalogue's own as it sent them.
extension Strings {
  /// The credit of a portrait.
  package var drawnBySquad: String {
    say("drawn by squad", "dibujado por squad", "作画: squad")
  }

  func text(ofLabel label: String) -> String {
    language == .english ? label : Label(rawValue: label).map(text) ?? label
  }

  /// - Parameter title: of a list or a section.
  package func text(ofTitle title: String) -> String {
    language == .english ? title : ListTitle(rawValue: title).map(text) ?? title
  }

  /// The name of a sort order, without its direction: `name`, or the field of a user's own file.
  package func name(of sort: SortOrder) -> String {
    if let key = SortKey(rawValue: sort.key) { return text(of: key) }
    guard sort.key.hasPrefix(".") else { return sort.key }
    // A field of the user's own file, whatever its name. `["Vol."]` is the one called `Vol.`.
    let field = sort.key.dropFirst()
    let quoted = field.dropFirst(2).dropLast(2)
    let isQuoted = field.hasPrefix("[\"") && field.hasSuffix("\"]") && !quoted.contains("\"")
    return String(isQuoted ? quoted : field)
  }

  /// - Parameter head: of a column; one that is no `ColumnHead` stays as it is.
  package func text(ofHead head: String) -> String {
    language == .english ? head : ColumnHead(rawValue: head).map(text) ?? head
  }

  /// A subtitle, a value or a note: translates its phrases and keeps every other part.
  package func text(ofValue text: String) -> String {
    guard rewords, !text.isEmpty else { return text }
    let parts = text.split(separator: Self.separator, omittingEmptySubsequences: false)
    return parts.map(self.text(ofPart:)).joined(separator: Self.separator)
  }

  private func text(ofPart part: Substring) -> String {
    guard let phrase = Phrase(part), language != .english || phrase.hasMonth else {
      return String(part)
    }
    return text(of: phrase)
  }

  /// An entry's subtitle where no column's name stands above it. A number gets its noun:
  /// `2 bundled comics`.
  package func text(ofSubtitle subtitle: String) -> String {
    guard case .bundled(let count)? = Phrase(subtitle[...]) else { return text(ofValue: subtitle) }
    return sharedComics(count, .bundled)
  }

  /// Whether texts differ from a catalogue's own English: aloud its months do.
  private var rewords: Bool { language != .english || isAloud }

  /// Between the parts of a value.
  static let separator = " · "
}

/// Translates details.
extension Strings {
  /// The detail with its labels, titles and phrases in the language, and the age of its facts.
  ///
  /// An unknown value stays, because the screen may show a dash for it.
  package func spelled(_ detail: Detail) -> Detail {
    guard rewords, !detail.template.isOwn else {
      guard detail.hasMoments else { return detail }
      var aged = detail
      aged.facts = detail.facts.map { $0.with(note: note(of: $0)) }
      return aged
    }
    var spelled = detail
    spelled.title = title(detail.title, of: detail.id)
    spelled.subtitle = text(ofValue: detail.subtitle)
    let isFeminine = detail.facts.contains {
      $0.label == Label.gender.rawValue && $0.value.lowercased() == "female"
    }
    spelled.byline = subtitle(detail.byline, of: detail.id).split(separator: Self.separator).map {
      part in
      TraitWords.text(of: String(part), in: language, isFeminine: isFeminine)
        ?? text(ofValue: String(part))
    }.joined(separator: Self.separator)
    spelled.facts = detail.facts.map(self.spelled)
    spelled.priceFacts = detail.priceFacts.map(self.spelled)
    spelled.bars = detail.bars.map {
      Bar(text(ofLabel: $0.label), $0.value, of: $0.maximum)
    }
    spelled.sections = detail.sections.map(self.spelled)
    spelled.related = detail.related.map(self.spelled)
    spelled.series = detail.series.map { series in
      series.note.map { series.with(note: text(ofValue: $0)) } ?? series
    }
    spelled.attribution = detail.attribution.map(text(ofValue:))
    spelled.template = self.spelled(detail.template)
    return spelled
  }

  /// Adds to each cut value the key that shows all of it: `… 1.0 MB, o shows all`.
  package func offeringWhole(_ detail: Detail) -> Detail {
    guard !detail.cut.isEmpty, let key = key(.links) else { return detail }
    let hint = say(", \(key) shows all", ", \(key) lo muestra todo", "、\(key) で全文を表示")
    var offering = detail
    var cut = Set(detail.cut.map(\.title))
    offering.facts = detail.facts.map { fact in
      guard cut.remove(fact.label) != nil else { return fact }
      return Fact(fact.label, fact.value + hint, isVerbatim: true)
    }
    // A cut value without a fact is the long text.
    if !cut.isEmpty { offering.summary += hint }
    return offering
  }

  /// The value of a spelled fact, with a word for an unknown one.
  package func value(of fact: Fact) -> String {
    fact.isUnknown ? unknown : fact.value
  }

  /// Facts whose values are common words, not names.
  private static let traits: Set<Label?> = [.alignment, .gender, .race, .eyes, .hair, .skin]

  private func spelled(_ fact: Fact) -> Fact {
    guard !fact.isVerbatim else { return fact }
    return Fact(
      text(ofTitle: text(ofLabel: fact.label)), spelledValue(of: fact),
      items: fact.items.map(self.spelled), isGallery: fact.isGallery,
      further: fact.further.map(self.spelled), note: note(of: fact), moment: fact.moment)
  }

  private func spelledValue(of fact: Fact) -> String {
    let label = Label(rawValue: fact.label)
    if label == .reason { return text(ofSyntax: fact.value) }
    if Self.traits.contains(label), let trait = TraitWords.text(of: fact.value, in: language) {
      return trait
    }
    return fact.value == Fact.unknown ? fact.value : text(ofValue: fact.value)
  }

  private func note(of fact: Fact) -> String {
    fact.moment.flatMap(age) ?? text(ofValue: fact.note)
  }

  private func spelled(_ item: FactItem) -> FactItem {
    FactItem(
      id: item.id, title: item.title, note: text(ofValue: item.note), subtitle: item.subtitle,
      picture: item.picture, portrait: item.portrait)
  }

  /// The items, with `Ep. IV` for `Episode IV` in all of them if one of their `notes` is wider than
  /// `columns`.
  package func fitting(
    _ items: [FactItem], columns: Int, _ notes: (FactItem) -> [String]
  ) -> [FactItem] {
    let isCut = items.contains { notes($0).contains { PlainText.width(of: $0) > columns } }
    let (word, short) = (text(of: Phrase.episode("")), say("Ep. ", "Ep. ", "EP "))
    guard isCut else { return items }
    return items.map { item in
      guard item.note.hasPrefix(word) else { return item }
      return FactItem(
        id: item.id, title: item.title, note: "\(short)\(item.note.dropFirst(word.count))",
        subtitle: item.subtitle, picture: item.picture, portrait: item.portrait)
    }
  }

  private func spelled(_ section: Section) -> Section {
    Section(
      name: section.name, title: text(ofTitle: section.title), available: section.available,
      stored: section.stored, countsStoredOnly: section.countsStoredOnly,
      entries: section.entries.map(self.spelled), style: section.style)
  }

  private func spelled(_ template: DetailTemplate) -> DetailTemplate {
    var spelled = template
    spelled.facts = template.facts?.map(text(ofLabel:))
    spelled.comparedFacts = template.comparedFacts.map(text(ofLabel:))
    spelled.bars = template.bars.map(text(ofLabel:))
    spelled.sections = template.sections.map(text(ofTitle:))
    spelled.gallery = template.gallery.map(text(ofLabel:))
    return spelled
  }
}

extension Phrase {
  fileprivate var hasMonth: Bool {
    switch self {
    case .day, .month, .credit: true
    default: false
    }
  }
}

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
