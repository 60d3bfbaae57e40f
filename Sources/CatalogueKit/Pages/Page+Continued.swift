import Basics
import SquadCore

extension Page {
  /// The same page with the rows of an older one after its own, as far as it lacks them: what is
  /// bundled behind what was saved.
  package func continued(by rest: Page) -> Page {
    let own = Set(entries.map(\.id))
    let more = rest.entries.filter { !own.contains($0.id) }
    return Page(
      offset: offset, entries: entries + more, total: total, isLast: isLast && rest.isLast,
      freshness: freshness,
      older: OlderRows(ids: Set(more.map(\.id)), freshness: rest.freshness),
      details: details + rest.details.filter { !own.contains($0.id) }, unreadable: unreadable)
  }

  /// The page of a section whose owner only the service knows: empty, for the service to fill.
  package static func unfetched(at moment: Moment) -> Page {
    Page(offset: 0, entries: [], total: nil, isLast: true, freshness: .saved(moment))
  }
}
