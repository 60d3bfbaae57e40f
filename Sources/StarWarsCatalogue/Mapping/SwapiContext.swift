import SquadCore

/// What a mapping has to know besides the record.
struct SwapiContext {
  let freshness: Freshness
  /// What another record is called, as far as that is known.
  let name: (SwapiReference) -> SwapiName?
  /// The species of a person whose record doesn't say.
  var knownSpecies: (PersonRecord) -> [Int] = { _ in [] }
}
