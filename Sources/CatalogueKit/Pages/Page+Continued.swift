import Basics
import SquadCore

extension Page {
  /// The page with the missing rows of an older one appended: bundled rows after saved ones.
  package func continued(by older: Page) -> Page {
    let own = Set(entries.map(\.id))
    let more = older.entries.filter { !own.contains($0.id) }
    return Page(
      offset: offset, entries: entries + more, total: total, isLast: isLast && older.isLast,
      freshness: freshness,
      older: OlderRows(ids: Set(more.map(\.id)), freshness: older.freshness),
      details: details + older.details.filter { !own.contains($0.id) },
      deferredDetails: deferredDetails, unreadable: unreadable)
  }

  /// The page of a section whose owner only the service knows: empty, for the service to fill.
  package static func unfetched(at moment: Moment) -> Page {
    Page(offset: 0, entries: [], total: nil, isLast: true, freshness: .saved(moment))
  }
}
