import Basics
import SquadCore
import SquadWords

/// The lines of a detail in reading order. Sections, items, entries and links are numbered, so that
/// they can be chosen.
struct SpokenDetail {
  private(set) var lines: [String] = []
  private let detail: Detail
  private let strings: Strings
  /// The last number given.
  private var number = 0

  init(_ detail: Detail, span: ChartSpan, isMember: Bool, shared: SharedList?, _ strings: Strings) {
    self.detail = strings.spelled(detail)
    self.strings = strings
    addHead(isMember: isMember)
    addPrices(span)
    addStats()
    addFacts()
    addSections()
    addItems()
    addEntries()
    addLinks()
    if let shared { addNumbered(strings.overlap(shared).first ?? "") }
    addSource()
  }

  private mutating func add(_ parts: String...) { add(parts) }

  private mutating func add(_ parts: [String]) {
    let line = strings.sentence(parts)
    if !line.isEmpty { lines.append(line) }
  }

  private mutating func addNumbered(_ parts: String...) {
    number += 1
    lines.append(strings.sentence([String(number)] + parts))
  }

  private mutating func addHead(isMember: Bool) {
    add([detail.title] + detail.headlines + [isMember ? strings.inSquad : ""])
    let paragraphs = detail.summary.split(separator: "\n")
    for paragraph in paragraphs { add(String(paragraph)) }
    if paragraphs.isEmpty, detail.isDescribed { add(strings.noDescription) }
  }

  private mutating func addPrices(_ span: ChartSpan) {
    if let quote = detail.quote {
      let changes = detail.changes.map { strings.spoken($0, quote.freshness) }
      let since = quote.freshness.map { strings.spoken($0) } ?? ""
      lines.append(
        strings.sentences([
          strings.list([strings.spokenMoney(of: quote)] + changes), since,
        ]))
    }
    guard let series = detail.series, !series.points.isEmpty else { return }
    guard detail.hasChartSpans else { return lines += strings.spokenChart(series, nil) }
    lines += strings.spokenChart(series, span)
    add(strings.spokenDays(series.last(days: span.days).count))
  }

  private mutating func addStats() {
    let labels = detail.template.bars.isEmpty ? detail.bars.map(\.label) : detail.template.bars
    guard !labels.isEmpty else { return }
    add(
      strings.list(
        labels.map { label in
          detail.bars.first { $0.label == label }.map(strings.spoken)
            ?? "\(label) \(strings.spokenUnknown)"
        }))
    if let statTotal = detail.statTotal {
      add("\(strings.sum) \(strings.number(statTotal.sum))", statTotal.rank.map(strings.text) ?? "")
    }
  }

  /// Adds the facts without selectable items, or all of them if the template lists the facts.
  private mutating func addFacts() {
    for fact in detail.facts where !fact.isGallery {
      guard detail.template.facts != nil || fact.items.isEmpty else { continue }
      let titles = fact.items.map(\.title)
      let value = strings.list(titles + [strings.value(of: fact)])
      if !value.isEmpty { add(strings.spokenFact(fact.label, value), fact.note) }
    }
  }

  private mutating func addSections() {
    for section in detail.sections where !section.showsEntries {
      if section.opens {
        addNumbered(section.title, strings.number(of: section))
      } else {
        add(section.title, section.available > 0 ? strings.number(of: section) : strings.spokenNone)
      }
    }
  }

  private mutating func addItems() {
    for fact in detail.facts.filter(\.isGallery) + detail.listedFacts where !fact.items.isEmpty {
      lines.append(strings.spokenHeading(fact.label))
      for item in fact.items { addNumbered(item.title, item.note) }
      add(fact.value, fact.note)
    }
  }

  private mutating func addEntries() {
    for section in detail.sections where section.showsEntries {
      lines.append(
        strings.spokenHeading(strings.list([section.title, strings.number(of: section)])))
      for entry in section.entries { addNumbered(entry.title, entry.note) }
    }
  }

  private mutating func addLinks() {
    for link in detail.links { addNumbered(strings.spokenLink(link.title)) }
  }

  private mutating func addSource() {
    if detail.unreadable > 0 { add(strings.unreadable(detail.unreadable)) }
    add(detail.attribution ?? "")
    if detail.quote == nil { add(strings.spoken(detail.freshness)) }
  }
}

extension SpokenDetail {
  /// A stop by itself: `Comics, 883`, `21 November 2026, 72,242.12, down 1.3 percent`.
  static func text(of stop: DetailItem, in detail: Detail, _ strings: Strings) -> String {
    switch stop {
    case .more: strings.more
    case .section(let section):
      strings.list([
        detail.template.isOwn ? section.title : strings.text(ofTitle: section.title),
        strings.number(of: section),
      ])
    case .shared(let shared): strings.overlap(shared).first ?? ""
    case .link(let link): strings.spokenLink(link.title)
    case .item(let id):
      text(of: detail.facts.lazy.flatMap(\.items).first { $0.id == id }, strings) ?? id.description
    case .entry(let id, let section):
      text(of: section.entries.first { $0.id == id }, strings) ?? id.description
    case .day(let day): detail.series.map { strings.spoken(day, of: $0) } ?? strings.spoken(day)
    }
  }

  private static func text(of item: FactItem?, _ strings: Strings) -> String? {
    item.map { strings.list([$0.title, strings.text(ofValue: $0.note)]) }
  }
}
