import Basics

/// Something in a detail that can be selected and opened.
package enum Stop: Equatable, Sendable {
  case item(EntryID)
  case section(Section)
  case link(Link)
  /// A day of a history.
  case day(CalendarDay)
}

extension Detail {
  /// The stops from top to bottom, in the order in which the pane draws them.
  ///
  /// - Parameter span: how many days of its history are listed.
  package func stops(_ span: ChartSpan) -> [Stop] {
    let days = series?.last(days: span.days).reversed().map { Stop.day($0.day) } ?? []
    return facts.flatMap(\.items).map { .item($0.id) } + days
      + sections.filter(\.opens).map(Stop.section) + links.map(Stop.link)
  }
}
