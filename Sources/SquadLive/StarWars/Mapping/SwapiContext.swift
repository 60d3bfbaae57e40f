import SquadCore

/// What a mapping has to know besides the record.
struct SwapiContext {
  let freshness: Freshness
  /// What another record is called, as far as that is known.
  let name: (SwapiReference) -> SwapiName?
}

/// What a record is called.
struct SwapiName: Equatable, Sendable {
  let text: String
  /// Whether the host that is asked said so itself.
  let isTold: Bool
}
