import CatalogueKit
import JSONReader
import SquadCore

/// The bundled films and people, and the names of their planets and species. Each file is parsed on
/// first use.
package final class StarWarsBundle: Sendable {
  /// The numbers of bundled records; a test compares them with the files.
  static let filmCount = 6
  static let peopleCount = 82

  let films: BundledRecords<FilmRecord>
  let people: BundledRecords<PersonRecord>
  let planets: BundledRecords<NameRecord>
  let species: BundledRecords<NameRecord>
  private let files: [BundledFile]

  /// Parses nothing yet.
  ///
  /// - Parameter files: those of `starwars/` are used.
  package init(files: [BundledFile] = BundledFile.all) {
    films = BundledRecords(.films, in: files)
    people = BundledRecords(.people, in: files)
    planets = BundledRecords(.planets, in: files)
    species = BundledRecords(.species, in: files)
    self.files = files
  }

  /// Freshness of the bundle's day.
  func freshness() throws(Failure) -> Freshness { .bundled(try files.day("starwars/date")) }

  /// The bundled species of a person; none where that id is another person's.
  func species(of person: PersonRecord) -> [Int] {
    guard let bundled = people.record(person.id), bundled.name == person.name else { return [] }
    return bundled.species ?? []
  }

  /// The name of a planet or a species; nil for other records.
  func name(_ reference: SwapiReference) -> String? {
    switch reference.kind {
    case .planets: planets.record(reference.id)?.name
    case .species: species.record(reference.id)?.name
    case .films, .people: nil
    }
  }
}

/// The records of one bundled file, which is parsed on first use.
final class BundledRecords<Record: SwapiRecord>: Sendable {
  struct Contents {
    var records: [Record] = []
    var indices: [Int: Int] = [:]
  }

  let contents: LazyValue<Contents>

  init(_ kind: SwapiKind, in files: [BundledFile]) {
    let name = "starwars/\(kind.rawValue).json"
    contents = LazyValue { () throws(Failure) in
      let file = try files.named(name)
      do { return try Self.parse(file, kind) } catch { throw Failure(name, error) }
    }
  }

  /// All records, sorted by id.
  func all() throws(Failure) -> [Record] { try contents.value().records }

  /// The record of an id; nil where it is not bundled.
  func record(_ id: Int) -> Record? {
    guard let contents = try? contents.value(), let index = contents.indices[id] else {
      return nil
    }
    return contents.records[index]
  }

  private static func parse(_ file: BundledFile, _ kind: SwapiKind) throws -> Contents {
    var reader = JSONReader(file.bytes)
    var contents = Contents()
    try reader.elements { reader in
      guard let record = try SwapiRecordBuilder<Record>.record(kind, from: &reader) else {
        throw reader.problem("no \(kind.rawValue)")
      }
      contents.indices[record.id] = contents.records.count
      contents.records.append(record)
    }
    try reader.finish()
    return contents
  }
}
