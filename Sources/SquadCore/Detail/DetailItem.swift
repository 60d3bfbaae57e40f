import Basics

/// A stop: an item of a detail that can be selected, and opened unless it is a day.
package enum DetailItem: Equatable, Sendable {
  /// The rest of a text that doesn't fit in the pane.
  case more
  /// An entry of a section that lists its entries in the detail.
  case entry(EntryID, Section)
  case item(EntryID)
  case section(Section)
  /// Entries shared with the squad.
  case shared(SharedList)
  case link(Link)
  /// A day of the listed history.
  case day(CalendarDay)

  /// Whether both are the same stop, though a new response may have changed its content.
  func isSame(as other: DetailItem) -> Bool {
    switch (self, other) {
    case (.section(let section), .section(let new)): section.name == new.name
    case (.shared, .shared): true
    default: self == other
    }
  }
}

extension Detail {
  /// The stops in the order in which the pane draws them. The shared row is the last, because it
  /// comes and goes: the others keep their indices.
  ///
  /// - Parameters:
  ///   - span: number of days of history that are listed.
  ///   - more: whether the pane cuts the text off.
  ///   - shared: entries shared with the squad.
  package func stops(
    _ span: ChartSpan, more: Bool = false, shared: SharedList? = nil
  ) -> [DetailItem] {
    // The days of a file's history are listed by a section of their own.
    let listed = hasChartSpans ? series?.last(days: span.days) : nil
    let days = listed?.reversed().map { DetailItem.day($0.day) } ?? []
    let counted = sections.filter { !$0.showsEntries && $0.opens }
    let entries = sections.filter(\.showsEntries).flatMap { section in
      section.entries.map { DetailItem.entry($0.id, section) }
    }
    return (more ? [.more] : []) + counted.map(DetailItem.section)
      + (facts.filter(\.isGallery) + listedFacts).flatMap(\.items).map { .item($0.id) } + days
      + entries + links.map(DetailItem.link) + (shared.map { [.shared($0)] } ?? [])
  }
}
