import SquadCore

/// The stored films and people, saved before bundled, and the names of what they refer to. Made for
/// one request, on one thread.
final class SwapiSnapshot {
  let films: RecordLookup<FilmRecord>
  let people: RecordLookup<PersonRecord>
  let bundle: StarWarsBundle
  private let saved: SwapiResponseCache?
  private let paths: Set<String>
  private var names: [SwapiReference: SwapiName?] = [:]

  init(_ bundle: StarWarsBundle, _ saved: SwapiResponseCache?) {
    self.bundle = bundle
    self.saved = saved
    paths = saved?.paths ?? []
    let freshness = try? bundle.freshness()
    films = RecordLookup(bundle.films, freshness, saved, paths: paths)
    people = RecordLookup(bundle.people, freshness, saved, paths: paths)
  }

  /// The name of a record; nil where none is stored.
  func name(_ reference: SwapiReference) -> SwapiName? {
    if let name = names[reference] { return name }
    let name = lookUp(reference)
    names[reference] = .some(name)
    return name
  }

  func context(_ freshness: Freshness) -> SwapiContext {
    SwapiContext(freshness: freshness, name: name, knownSpecies: bundle.species)
  }

  private func lookUp(_ reference: SwapiReference) -> SwapiName? {
    switch reference.kind {
    case .films:
      return films[reference.id].map { film in
        SwapiName(text: film.record.name, note: film.record.note, isCurrent: true)
      }
    case .people:
      return people[reference.id].map { person in
        SwapiName(
          text: person.record.name, subtitle: person.record.rowSubtitle(name), isCurrent: true)
      }
    case .planets, .species:
      return savedName(reference)
        ?? bundle.name(reference).map { SwapiName(text: $0, isCurrent: false) }
    }
  }

  private func savedName(_ reference: SwapiReference) -> SwapiName? {
    guard let saved, paths.contains(reference.path), let facts = saved.facts(reference) else {
      return nil
    }
    let record: Timestamped<NameRecord>? = saved.record(reference)
    return record.map { SwapiName(text: $0.record.name, isCurrent: saved.isCurrent(facts)) }
  }
}
