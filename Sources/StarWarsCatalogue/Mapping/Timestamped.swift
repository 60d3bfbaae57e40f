import SquadCore

/// A record, and how fresh it is.
struct Timestamped<Record: Sendable>: Sendable {
  let record: Record
  let freshness: Freshness
}

extension Timestamped: Identifiable where Record: Identifiable {
  var id: Record.ID { record.id }
}
