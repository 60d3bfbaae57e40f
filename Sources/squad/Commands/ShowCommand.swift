import SquadCore
import SquadUI

/// `squad show`: one entry, whole.
struct ShowCommand {
  let id: String
  let isJSON: Bool

  func run(in world: World) throws -> Int32 {
    let detail = try world.detail(id)
    Console.say(world.strings.text(of: detail.freshness))
    if isJSON {
      try Console.print(verbatim: JSON.text(DetailDocument(detail)))
    } else {
      for line in lines(of: detail) { Console.print(line) }
    }
    return 0
  }

  private func lines(of detail: Detail) -> [String] {
    var lines = [detail.title, detail.subtitle].filter { !$0.isEmpty }
    lines += detail.summary.split(separator: "\n").map(String.init)
    lines += detail.facts.map { "\($0.label)\t\(DetailDocument.value(of: $0))" }
    for section in detail.sections {
      lines.append("\(section.title)\t\(section.available)")
      lines += section.entries.map { "\t\($0.id)\t\($0.title)" }
    }
    lines += detail.links.map { "\($0.title)\t\($0.url)" }
    return lines
  }
}

/// A detail as `--json` prints it.
struct DetailDocument: Encodable {
  let id: String
  let title: String
  let summary: String
  let facts: [FactRow]
  let sections: [SectionRow]
  let links: [LinkRow]
  let freshness: FreshnessRow

  struct FactRow: Encodable {
    let label: String
    let value: String
  }

  struct SectionRow: Encodable {
    let title: String
    let available: Int
    let entries: [EntryRow]
  }

  struct EntryRow: Encodable {
    let id: String
    let title: String
  }

  struct LinkRow: Encodable {
    let title: String
    let url: String
  }

  struct FreshnessRow: Encodable {
    let source: String
    let at: String
  }

  init(_ detail: Detail) {
    id = detail.id.path
    title = detail.title
    summary = detail.summary
    facts = detail.facts.map { FactRow(label: $0.label, value: Self.value(of: $0)) }
    sections = detail.sections.map { section in
      SectionRow(
        title: section.title, available: section.available,
        entries: section.entries.map { EntryRow(id: $0.id.path, title: $0.title) })
    }
    links = detail.links.map { LinkRow(title: $0.title, url: $0.url) }
    freshness = FreshnessRow(detail.freshness)
  }

  /// The fact in one line: its items, then the rest of it.
  static func value(of fact: Fact) -> String {
    let items = fact.items.map(\.title).joined(separator: " · ")
    return [items, fact.value].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension DetailDocument.FreshnessRow {
  init(_ freshness: Freshness) {
    switch freshness {
    case .bundled(let day):
      source = "bundled"
      at = day.iso
    case .saved(let moment):
      source = "saved"
      at = moment.iso
    case .live(let moment):
      source = "live"
      at = moment.iso
    }
  }
}
