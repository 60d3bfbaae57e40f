import SquadCore

/// A fetched record's row and detail.
struct SwapiRow: Sendable {
  let entry: Entry
  let detail: Detail
  let freshness: Freshness

  init<Record: SwapiEntryRecord>(
    _ fresh: Timestamped<Record>, on snapshot: SwapiSnapshot, _ order: SortOrder? = nil
  ) {
    let context = snapshot.context(fresh.freshness)
    entry = fresh.record.entry(in: context, order)
    detail = fresh.record.detail(in: context)
    freshness = fresh.freshness
  }
}
