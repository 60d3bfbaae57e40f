/// Something in a detail that can be selected and opened.
package enum Stop: Equatable, Sendable {
  case item(EntryID)
  case section(Section)
  case link(Link)
}

extension Detail {
  /// The stops from top to bottom, in the order in which the pane draws them.
  package var stops: [Stop] {
    facts.flatMap(\.items).map { .item($0.id) } + sections.filter(\.opens).map(Stop.section)
      + links.map(Stop.link)
  }
}
