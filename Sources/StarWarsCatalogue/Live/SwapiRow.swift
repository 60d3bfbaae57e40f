import SquadCore

/// A fetched record's row and detail.
struct SwapiRow: Sendable {
  let entry: Entry
  let detail: Detail
  let freshness: Freshness

  init<Record: SwapiEntryRecord>(_ fresh: Timestamped<Record>, on snapshot: SwapiSnapshot) {
    let context = snapshot.context(fresh.freshness)
    entry = fresh.record.entry(in: context)
    detail = fresh.record.detail(in: context)
    freshness = fresh.freshness
  }
}
