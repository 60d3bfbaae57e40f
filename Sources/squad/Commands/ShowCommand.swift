import SquadCore
import SquadUI

/// `squad show`: one entry, whole.
struct ShowCommand {
  let id: String
  let isJSON: Bool

  func run(in world: World) throws -> Int32 {
    let detail = try world.entry(id)
    if isJSON {
      try Console.print(verbatim: document(of: detail, world.plainStrings).text)
    } else {
      try Console.print(lines(of: detail, world.plainStrings))
    }
    world.sayIfUnwritable()
    return 0
  }

  private func lines(of detail: Detail, _ strings: Strings) -> [String] {
    var lines = [detail.title, detail.subtitle].filter { !$0.isEmpty }
    lines += detail.summary.split(separator: "\n").map(String.init)
    lines += detail.bars.map { "\($0.label)\t\($0.value)" }
    lines += (prices(of: detail, strings) + detail.facts).map { "\($0.label)\t\(value(of: $0))" }
    lines += days(of: detail, strings)
    for section in detail.sections {
      lines.append("\(section.title)\t\(number(of: section, strings))")
      lines += section.entries.map { "\t\($0.id)\t\($0.title)" }
    }
    lines += detail.links.map { "\($0.title)\t\($0.url)" }
    return lines
  }

  /// A bare number where all of them can be listed, for programs; else also how many are bundled.
  private func number(of section: Section, _ strings: Strings) -> String {
    let isWhole =
      !section.countsStoredOnly && section.stored ?? section.available >= section.available
    return isWhole ? "\(section.available)" : strings.number(of: section)
  }

  private func document(of detail: Detail, _ strings: Strings) -> JSON {
    let facts = prices(of: detail, strings) + detail.facts
    return .object([
      ("id", .string(detail.id.description)), ("title", .string(detail.title)),
      ("summary", .string(detail.summary)),
      ("facts", .array(detail.bars.map(row) + facts.map(row))),
      ("sections", .array(detail.sections.map(row))),
      ("links", .array(detail.links.map(row))),
      ("freshness", row(detail.freshness)),
    ])
  }

  private func row(_ bar: Bar) -> JSON {
    .object([("label", .string(bar.label)), ("value", .string(String(bar.value)))])
  }

  private func row(_ fact: Fact) -> JSON {
    .object([("label", .string(fact.label)), ("value", .string(value(of: fact)))])
  }

  private func row(_ section: Section) -> JSON {
    let entries = section.entries.map { entry in
      JSON.object([("id", .string(entry.id.description)), ("title", .string(entry.title))])
    }
    return .object([
      ("title", .string(section.title)), ("available", .number(section.available)),
      ("entries", .array(entries)),
    ])
  }

  private func row(_ link: Link) -> JSON {
    .object([("title", .string(link.title)), ("url", .string(link.url))])
  }

  private func row(_ freshness: Freshness) -> JSON {
    switch freshness {
    case .bundled(let day): .object([("source", .string("bundled")), ("at", .string(day.iso))])
    case .saved(let at): .object([("source", .string("saved")), ("at", .string(at.iso))])
    case .live(let at): .object([("source", .string("live")), ("at", .string(at.iso))])
    }
  }

  /// The fact in one line: its items, then the rest of it.
  private func value(of fact: Fact) -> String {
    let items = fact.items.map(\.title).joined(separator: " · ")
    return [items, fact.value].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
