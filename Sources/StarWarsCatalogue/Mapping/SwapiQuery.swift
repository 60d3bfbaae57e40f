import PlainText
import SquadCore

/// The list of films or people that a request is for.
enum SwapiQuery: Hashable, Sendable {
  case films
  case people
  /// A film's characters.
  case characters(film: Int)
  /// The films that a person is in.
  case appearances(person: Int)

  /// Throws `Failure`.
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
    case .shared: throw .unknownList(source.description)
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
  /// By how many films a person is in.
  static let filmCount = SortOrder(key: "films", isDescending: true, column: .figures)
  /// By the birth year, the earliest first.
  static let birth = SortOrder(key: "birth", column: .words)
}
