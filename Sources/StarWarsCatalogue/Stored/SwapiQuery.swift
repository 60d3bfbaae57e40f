import CatalogueKit
import SquadCore

/// The list of films or people of a request.
enum SwapiQuery: Hashable, Sendable {
  case films
  case people
  /// A film's characters.
  case characters(film: Int)
  /// A person's films.
  case appearances(person: Int)

  init(_ source: ListSource) throws(Failure) {
    switch source {
    case .list(.films): self = .films
    case .list(.people): self = .people
    case .list(let list): throw .unknownList(list.description)
    case .section(let owner, let name):
      guard let reference = SwapiReference(owner) else { throw .unknownEntry(owner) }
      switch (reference.kind, name) {
      case (.films, FilmRecord.section): self = .characters(film: reference.id)
      case (.people, PersonRecord.section): self = .appearances(person: reference.id)
      default: throw .unknownList("\(owner)/\(name)")
      }
    case .shared, .file: throw .unknownList(source.description)
    }
  }
}

extension ListID {
  static let films = ListID(.starwars)
  static let people = ListID(.starwars, "people")
}

extension SortOrder {
  static let release = SortOrder(key: "release", column: .words)
  static let episode = SortOrder(key: "episode")
  static let name = SortOrder(key: "name")
  /// By a person's number of films.
  static let filmCount = SortOrder(key: "films", isDescending: true, column: .figures)
  /// By the birth year, the earliest first.
  static let birth = SortOrder(key: "birth", column: .words)
}

/// Sorts the rows of a list, which no host can.
enum SwapiRows {
  /// Sorts films without a value last, in either direction.
  static func sorted(
    _ films: [Timestamped<FilmRecord>], by sort: SortOrder?
  ) -> [Timestamped<FilmRecord>] {
    let order = sort ?? .release
    return order.key == SortOrder.episode.key
      ? films.sorted(by: order) { $0.record.episode }
      : films.sorted(by: order) { $0.record.release }
  }

  static func sorted(
    _ people: [Timestamped<PersonRecord>], by sort: SortOrder?
  ) -> [Timestamped<PersonRecord>] {
    let order = sort ?? .name
    let named = people.sorted(byName: \.record.name, thenBy: { (0, $0.record.id) })
    guard order.column != .list else { return named.directed(by: order) }
    return named.sorted(by: order) { $0.record.sortValue(order.key) }
  }
}
