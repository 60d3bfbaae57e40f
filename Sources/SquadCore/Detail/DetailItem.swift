import Basics

/// Something in a detail that can be selected and opened.
package enum DetailItem: Equatable, Sendable {
  /// The rest of what the pane has no room for.
  case more
  /// An entry of a section that shows its entries.
  case entry(EntryID, Section)
  case item(EntryID)
  case section(Section)
  /// What it shares with the squad.
  case shared(SharedList)
  case link(Link)
  /// A day of a history.
  case day(CalendarDay)
}

extension Detail {
  /// The stops from top to bottom, in the order in which the pane draws them. What is shared comes
  /// and goes, and is the last: the others keep their places.
  ///
  /// - Parameters:
  ///   - span: how many days of its history are listed.
  ///   - more: whether the pane has no room for all of it.
  ///   - shared: what it shares with the squad.
  package func stops(
    _ span: ChartSpan, more: Bool = false, shared: SharedList? = nil
  ) -> [DetailItem] {
    let days = series?.last(days: span.days).reversed().map { DetailItem.day($0.day) } ?? []
    let counted = sections.filter { !$0.showsEntries && $0.opens }
    let entries = sections.filter(\.showsEntries).flatMap { section in
      section.entries.map { DetailItem.entry($0.id, section) }
    }
    return (more ? [.more] : []) + counted.map(DetailItem.section)
      + (facts.filter(\.isGallery) + listedFacts).flatMap(\.items).map { .item($0.id) } + days
      + entries + links.map(DetailItem.link) + (shared.map { [.shared($0)] } ?? [])
  }
}
