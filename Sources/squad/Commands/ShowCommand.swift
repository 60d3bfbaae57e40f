import SquadCore
import SquadWords

/// `squad show`: complete entries, each with its own success; as JSON, several are a line each.
struct ShowCommand {
  /// `-` stands for the ids on standard input.
  let ids: [String]
  let isJSON: Bool

  func run(in dependencies: AppDependencies) throws -> ExitStatus {
    var lines = InputLines()
    var status: ExitStatus = .success
    // False once nothing more can be written, so that no further entries are requested.
    var isRead = true
    func showNext(_ id: String) {
      status = max(
        status,
        reporting(dependencies.strings) {
          try show(id, in: dependencies, &isRead)
          return .success
        })
    }
    for id in ids where isRead {
      guard id == "-" else {
        showNext(id)
        continue
      }
      // Takes the first column: `squad list` prints the title after the id. Lines may end in CR LF.
      while isRead, let line = try lines.next() {
        let id = line.prefix { $0 != "\t" && $0 != "\r" }
        if !id.allSatisfy(\.isWhitespace) { showNext(String(id)) }
      }
    }
    return status
  }

  /// Sets `isRead` to false if the output's reader has left, or the output can't be written.
  private func show(_ id: String, in dependencies: AppDependencies, _ isRead: inout Bool) throws {
    let detail = try dependencies.entry(id)
    let rows = Self.rows(of: detail, in: dependencies)
    isRead = false
    if isJSON {
      let document = document(of: detail, rows, dependencies.plainStrings)
      let isAlone = ids.count == 1 && ids != ["-"]
      isRead = try Console.print(verbatim: isAlone ? document.indented : document.oneLine)
    } else {
      isRead = try Console.print(lines(of: detail, rows, dependencies.plainStrings))
    }
    dependencies.sayIfUnwritable()
  }

  /// Rows of each section, completed from where the detail came from, since a detail names only the
  /// first ones.
  private static func rows(of detail: Detail, in dependencies: AppDependencies) -> [[FactItem]] {
    detail.sections.map { section in
      let named = section.entries
      guard !detail.freshness.isLive, named.count < section.stored ?? section.available,
        let catalogue = try? dependencies.catalogue(detail.id.catalogue),
        let page = try? catalogue.page(
          PageRequest(source: .section(of: detail.id, named: section.name), limit: .max)),
        page.entries.count > named.count
      else { return named }
      return page.entries.map { FactItem(id: $0.id, title: $0.title) }
    }
  }

  private func lines(of detail: Detail, _ rows: [[FactItem]], _ strings: Strings) -> [String] {
    var lines = ([detail.title] + detail.headlines).filter { !$0.isEmpty }
    lines += detail.summary.split(separator: "\n").map(String.init)
    lines += detail.bars.map { "\($0.label)\t\($0.value.text)" }
    lines += (prices(of: detail, strings) + detail.facts).map { "\($0.label)\t\(value(of: $0))" }
    lines += days(of: detail, strings)
    for (section, entries) in zip(detail.sections, rows) {
      lines.append("\(section.title)\t\(number(of: section, strings))")
      lines += entries.map { "\t\($0.id)\t\($0.title)" }
      let missing = (section.stored ?? section.available) - entries.count
      if missing > 0, !entries.isEmpty { lines.append("\t\t\(strings.further(missing))") }
    }
    lines += detail.links.map { "\($0.title)\t\($0.url)" }
    return lines
  }

  /// Number of a section's rows: bare where all can be listed, for programs; otherwise with the
  /// number bundled.
  private func number(of section: Section, _ strings: Strings) -> String {
    let isComplete =
      !section.countsStoredOnly && section.stored ?? section.available >= section.available
    return isComplete ? "\(section.available)" : strings.number(of: section)
  }

  private func document(of detail: Detail, _ rows: [[FactItem]], _ strings: Strings) -> JSON {
    let bars = detail.bars.map { Fact($0.label, $0.value.text) }
    let facts = bars + prices(of: detail, strings) + detail.facts
    // Only records of a user's file have a byline, whose parts stand nowhere else.
    let byline = detail.byline.isEmpty ? [] : [("subtitle", JSON.text(detail.byline))]
    let names = [
      ("id", JSON.text(detail.id.description)), ("title", .text(detail.title)),
    ]
    return .record(
      names + byline + [
        ("summary", .text(detail.summary)),
        ("facts", .list(facts.map { row($0, of: detail) })),
        ("sections", .list(zip(detail.sections, rows).map(row))),
        ("links", .list(detail.links.map(row))),
        ("freshness", row(detail.freshness)),
      ])
  }

  private func row(_ fact: Fact, of detail: Detail) -> JSON {
    let text = value(of: fact)
    return .record(
      [("label", .text(fact.label)), ("value", .text(text))]
        + (typed(fact.plain ?? text, of: detail)?.members ?? []))
  }

  /// The value of a text. Prices are in the detail's currency, and the rate keeps the places that
  /// its text rounds.
  private func typed(_ text: String, of detail: Detail) -> TypedText? {
    guard let quote = detail.quote else { return TypedText(text) }
    let currency = detail.id.path
    if text == quote.money, let rate = quote.rate {
      return .price(rate.plainText, currency: currency)
    }
    return TypedText(text, unit: quote.unit, currency: currency)
  }

  private func row(_ section: Section, _ entries: [FactItem]) -> JSON {
    let entries = entries.map { entry in
      JSON.record([("id", .text(entry.id.description)), ("title", .text(entry.title))])
    }
    return .record([
      ("title", .text(section.title)), ("available", .number("\(section.available)")),
      ("entries", .list(entries)),
    ])
  }

  private func row(_ link: Link) -> JSON {
    .record([("title", .text(link.title)), ("url", .text(link.url))])
  }

  private func row(_ freshness: Freshness) -> JSON {
    switch freshness {
    case .bundled(let day): .record([("source", .text("bundled")), ("at", .text(day.iso))])
    case .saved(.unknown): .record([("source", .text("saved"))])
    case .saved(let at): .record([("source", .text("saved")), ("at", .text(at.iso))])
    case .file(let at): .record([("source", .text("file")), ("at", .text(at.iso))])
    case .live(let at): .record([("source", .text("live")), ("at", .text(at.iso))])
    }
  }

  /// A fact in one line: its items, then the rest.
  private func value(of fact: Fact) -> String {
    let items = fact.items.map(\.title).joined(separator: " · ")
    return [items, fact.value].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Days of a history to print.
  private static let days = 14

  /// A price and its facts as rows; empty without a price.
  func prices(of detail: Detail, _ strings: Strings) -> [Fact] {
    guard let quote = detail.quote else { return [] }
    guard quote.rate != nil, let freshness = quote.freshness else {
      return [Fact("Rate", quote.text)] + detail.priceFacts
    }
    return [
      Fact("Rate", quote.money), Fact("As of", strings.text(of: freshness)),
    ] + detail.priceFacts
  }

  /// The last days of a history, newest first, under a heading with origin and age.
  func days(of detail: Detail, _ strings: Strings) -> [String] {
    guard let series = detail.series else { return [] }
    let title = [series.unit, strings.text(of: series.freshness), series.note].compactMap { $0 }
    return [title.joined(separator: " · ")]
      + series.last(days: Self.days).reversed().map { point in
        let value = point.value.text(places: series.places)
        return "\t\(point.day.iso)\t\(value)\(point.isOpen ? "\topen" : "")"
      }
  }
}
