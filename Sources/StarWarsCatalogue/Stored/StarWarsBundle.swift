import CatalogueKit
import SquadCore

/// The bundled films and people, and the names of what they refer to. Each file is parsed
/// when it is first needed.
package final class StarWarsBundle: Sendable {
  /// How many are bundled; a test compares them with the files.
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

  /// The bundle's day. Throws `Failure`.
  func freshness() throws(Failure) -> Freshness {
    guard let day = date?.day else { throw .unreadable("starwars/date") }
    return .bundled(day)
  }

  /// The bundled species of a person; none where that is somebody else.
  func species(of person: PersonRecord) -> [Int] {
    guard let bundled = people.record(person.id), bundled.name == person.name else { return [] }
    return bundled.species ?? []
  }

  /// The name of a planet or a species.
  func name(_ reference: SwapiReference) -> String? {
    switch reference.kind {
    case .planets: planets.record(reference.id)?.name
    case .species: species.record(reference.id)?.name
    case .films, .people: nil
    }
  }
}
