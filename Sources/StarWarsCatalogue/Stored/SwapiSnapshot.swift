import SquadCore

/// What is on this machine of films and people, saved before bundled, and what things are called.
/// For one question, on one thread.
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

  /// What a record is called.
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
        SwapiName(text: film.record.name, note: film.record.note, isTold: true)
      }
    case .people:
      return people[reference.id].map { SwapiName(text: $0.record.name, isTold: true) }
    case .planets, .species:
      return savedName(reference)
        ?? bundle.name(reference).map { SwapiName(text: $0, isTold: false) }
    }
  }

  private func savedName(_ reference: SwapiReference) -> SwapiName? {
    guard let saved, paths.contains(reference.path), let facts = saved.facts(reference) else {
      return nil
    }
    let record: Timestamped<NameRecord>? = saved.record(reference)
    return record.map { SwapiName(text: $0.record.name, isTold: saved.isTold(facts)) }
  }
}
