import CatalogueKit
import SquadCore

/// The bundled films and people, and the names of what they refer to. Nothing is read before it is
/// asked for: the start knows no Star Wars.
package final class StarWarsBundle: Sendable {
  /// How many there are; a test holds it true.
  static let filmCount = 6
  static let peopleCount = 82

  let films: BundledRecords<FilmRecord>
  let people: BundledRecords<PersonRecord>
  let planets: BundledRecords<NameRecord>
  let species: BundledRecords<NameRecord>
  private let date: BundledFile?

  package init(files: [BundledFile] = BundledFile.all) {
    films = BundledRecords(.films, in: files)
    people = BundledRecords(.people, in: files)
    planets = BundledRecords(.planets, in: files)
    species = BundledRecords(.species, in: files)
    date = files.first { $0.name == "starwars/date" }
  }

  /// Since when it is true. Throws `Failure`.
  func freshness() throws(Failure) -> Freshness {
    guard let day = date?.day else { throw .unreadable("starwars/date") }
    return .bundled(day)
  }

  /// The species of somebody with that number and name.
  func species(of person: PersonRecord) -> [Int] {
    guard let known = people.record(person.id), known.name == person.name else { return [] }
    return known.species ?? []
  }

  /// What a planet or a species is called.
  func name(_ reference: SwapiReference) -> String? {
    switch reference.kind {
    case .planets: planets.record(reference.id)?.name
    case .species: species.record(reference.id)?.name
    case .films, .people: nil
    }
  }
}
