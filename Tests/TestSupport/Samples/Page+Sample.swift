import Basics
import SquadCore

extension Freshness {
  package static let sample = Freshness.bundled(CalendarDay(year: 2026, month: 4, day: 22))
}

extension Moment {
  package static let sample = Moment(seconds: 100)
}

extension Page {
  /// A service's response with its entries' complete details.
  package static func live(
    _ entries: [Entry], from offset: Int = 0, total: Int? = 200, isLast: Bool = false,
    unreadable: Int = 0
  ) -> Page {
    Page(
      offset: offset, entries: entries, total: total, isLast: isLast, freshness: .live(.sample),
      details: entries.map { .live($0) }, unreadable: unreadable)
  }

  /// A page with its entries' details, so that selecting them requests nothing more.
  package static func sample(
    _ entries: [Entry], from offset: Int = 0, isLast: Bool = true, total: Int? = nil,
    hasDetails: Bool = true
  ) -> Page {
    Page(
      offset: offset, entries: entries, total: total ?? (isLast ? offset + entries.count : nil),
      isLast: isLast, freshness: .sample, details: hasDetails ? entries.map { .sample($0) } : [])
  }
}

extension Detail {
  /// A service's detail of an entry; partial where it came with a list.
  package static func live(_ entry: Entry, isPartial: Bool = false) -> Detail {
    var detail = Detail(id: entry.id, title: entry.title, freshness: .live(.sample))
    detail.isRecruitable = entry.isRecruitable
    detail.isPartial = isPartial
    return detail
  }

  package static func sample(
    _ entry: Entry, items: [Entry] = [], sections: [String] = [], links: [String] = []
  ) -> Detail {
    var detail = Detail(id: entry.id, title: entry.title, freshness: .sample)
    detail.isRecruitable = entry.isRecruitable
    if !items.isEmpty {
      let items = items.map { FactItem(id: $0.id, title: $0.title) }
      detail.facts = [Fact("Last appeared in", "", items: items)]
    }
    detail.sections = sections.map { Section(name: $0.lowercased(), title: $0, available: 2) }
    detail.links = links.map { Link(title: $0, url: "https://example.org/\($0)") }
    return detail
  }
}

extension OpenList {
  /// Fills a list with all its rows.
  package mutating func fill(_ page: Page) {
    entries = EntryList(page.entries)
    total = page.total
    nextOffset = page.entries.count
    isComplete = page.isLast
    freshness = page.freshness
    older = page.older
    phase = .loaded
  }
}
