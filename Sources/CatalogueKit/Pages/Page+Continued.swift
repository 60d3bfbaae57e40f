import Basics
import SquadCore

extension Page {
  /// This page and the missing rows of an older one: bundled rows after saved ones.
  package func continued(by older: Page) -> Page {
    let own = Set(entries.map(\.id))
    let more = older.entries.filter { !own.contains($0.id) }
    return Page(
      offset: offset, entries: entries + more, total: total, isLast: isLast && older.isLast,
      freshness: freshness, older: OlderRows(ids: Set(more.map(\.id)), freshness: older.freshness),
      details: details + older.details.filter { !own.contains($0.id) },
      deferredDetails: deferredDetails, unreadable: unreadable)
  }

  /// An empty page, for the service to fill, of a section whose owner only the service has.
  package static func unfetched(at moment: Moment) -> Page {
    Page(offset: 0, entries: [], total: nil, isLast: true, freshness: .saved(moment))
  }
}
