import SquadCore

/// What a mapping needs besides the record.
struct SwapiContext {
  let freshness: Freshness
  /// The name of another record; nil where it is unknown.
  let name: (SwapiReference) -> SwapiName?
  /// The species of a person whose record names none.
  var knownSpecies: (PersonRecord) -> [Int] = { _ in [] }
}
