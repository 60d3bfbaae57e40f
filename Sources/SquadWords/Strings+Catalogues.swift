import SquadCore

/// Squad's own words in what catalogues bring. What is from a catalogue stays as it came.
extension Strings {
  func text(ofLabel label: String) -> String {
    language == .english ? label : Label(rawValue: label).map(text) ?? label
  }

  /// The title of a list or a section.
  package func text(ofTitle title: String) -> String {
    language == .english ? title : ListTitle(rawValue: title).map(text) ?? title
  }

  /// What a list is sorted by.
  package func name(of sort: SortOrder) -> String {
    SortKey(rawValue: sort.key).map(text) ?? sort.key
  }

  package func text(ofHead head: String) -> String {
    language == .english ? head : ColumnHead(rawValue: head).map(text) ?? head
  }

  /// Why a catalogue has no live service.
  func text(ofAbsence reason: String) -> String {
    language == .english ? reason : ServiceAbsence(rawValue: reason).map(text) ?? reason
  }

  /// A subtitle, a value or a note: its phrases spelled, every other part as it came.
  package func text(ofValue text: String) -> String {
    guard language != .english, !text.isEmpty else { return text }
    let parts = text.split(separator: Self.separator, omittingEmptySubsequences: false)
    return parts.map { part in Phrase(part).map(self.text) ?? String(part) }
      .joined(separator: Self.separator)
  }

  /// An entry's subtitle where no column's name stands above it, so that a number has its noun:
  /// `2 bundled comics`.
  package func text(ofSubtitle subtitle: String) -> String {
    guard case .bundled(let count)? = Phrase(subtitle[...]) else { return text(ofValue: subtitle) }
    return sharedComics(number(count), isOne: count == 1, .bundled)
  }

  /// Between the parts of a value.
  private static let separator = " · "

  /// `and 27 others`, behind the rows that are listed.
  package func further(_ rows: Int) -> String { text(of: Phrase.others(rows)) }

  func text(of phrase: Phrase) -> String {
    switch phrase {
    case .unknown: unknown
    case .number(let number): self.number(number)
    case .measure(let text):
      text.split(separator: " ").map { spelled(measure: $0) }
        .joined(separator: " ")
    case .comics(let count): comics(number(count), isOne: count == 1)
    case .characters(let count): characters(number(count), isOne: count == 1)
    case .bundled(let count): bundled(number(count), isOne: count == 1)
    case .bundledOfThem(let count): bundledOfThem(number(count), isOne: count == 1)
    case .otherComics(let count): otherComics(number(count), isOne: count == 1)
    case .moreBundled(let count): moreBundled(number(count), isOne: count == 1)
    case .others(let count): others(number(count), isOne: count == 1)
    case .day(let day): text(of: day)
    case .month(let day): self.text(ofMonth: day)
    case .sinceYear(let year): sinceYear(year)
    case .dollars(let cents, let isDigital): dollars(cents, isDigital: isDigital)
    case .episode(let numeral): episode(numeral)
    case .noHistory(let code, let isPending): noHistory(of: code, isPending: isPending)
    }
  }

  private func spelled(measure word: Substring) -> String {
    word.utf8.contains(UInt8(ascii: ",")) ? spelled(String(word)) : String(word)
  }

  private func dollars(_ cents: Int, isDigital: Bool) -> String {
    let amount = Amount(millionths: Int64(cents) * 10_000)
    let price = money(self.amount(amount, places: 2), unit: "$", isWord: false)
    return isDigital ? digital(price) : price
  }
}

/// A detail as the screen spells it.
extension Strings {
  /// The detail in the language: labels, titles and phrases; the same one in English.
  ///
  /// A value that nobody knows stays, because there the screen may show a dash.
  package func spelled(_ detail: Detail) -> Detail {
    guard language != .english else { return detail }
    var spelled = detail
    spelled.subtitle = text(ofValue: detail.subtitle)
    spelled.byline = detail.byline.split(separator: Self.separator).map { part in
      TraitWords.text(of: String(part), in: language) ?? text(ofValue: String(part))
    }.joined(separator: Self.separator)
    spelled.facts = detail.facts.map(self.spelled)
    spelled.priceFacts = detail.priceFacts.map(self.spelled)
    spelled.bars = detail.bars.map {
      Bar(text(ofLabel: $0.label), $0.value, of: $0.maximum)
    }
    spelled.sections = detail.sections.map(self.spelled)
    spelled.series = detail.series.map { series in
      series.note.map { series.with(note: text(ofValue: $0)) } ?? series
    }
    spelled.template = self.spelled(detail.template)
    return spelled
  }

  /// The value of a spelled fact where nothing else stands for one that nobody knows.
  package func value(of fact: Fact) -> String {
    fact.value == Fact.unknown ? unknown : fact.value
  }

  /// Facts whose values are words, and no names.
  private static let traits: Set<Label?> = [.alignment, .gender, .race, .eyes, .hair, .skin]

  private func spelled(_ fact: Fact) -> Fact {
    let trait =
      Self.traits.contains(Label(rawValue: fact.label))
      ? TraitWords.text(of: fact.value, in: language) : nil
    return Fact(
      text(ofLabel: fact.label),
      trait ?? (fact.value == Fact.unknown ? fact.value : text(ofValue: fact.value)),
      items: fact.items.map(self.spelled), isGallery: fact.isGallery,
      note: text(ofValue: fact.note))
  }

  private func spelled(_ item: FactItem) -> FactItem {
    FactItem(
      id: item.id, title: item.title, note: text(ofValue: item.note), subtitle: item.subtitle,
      picture: item.picture)
  }

  private func spelled(_ section: Section) -> Section {
    Section(
      name: section.name, title: text(ofTitle: section.title), available: section.available,
      stored: section.stored, countsStoredOnly: section.countsStoredOnly,
      entries: section.entries.map(self.spelled), style: section.style)
  }

  private func spelled(_ template: DetailTemplate) -> DetailTemplate {
    DetailTemplate(
      facts: template.facts?.map(text(ofLabel:)),
      comparedFacts: template.comparedFacts.map(text(ofLabel:)),
      bars: template.bars.map(text(ofLabel:)), sections: template.sections.map(text(ofTitle:)),
      gallery: template.gallery.map(text(ofLabel:)), sharedSection: template.sharedSection)
  }
}
