import SquadCore

extension EntryID: ExpressibleByStringLiteral {
  /// An entry named as on the command line.
  package init(stringLiteral text: String) {
    self = EntryID(parsing: text) ?? EntryID(.marvel, text)
  }
}

extension Entry {
  /// A character: `.sample("Iron Man", 1009368)`.
  package static func sample(_ title: String, _ number: Int, aliases: [String] = []) -> Entry {
    Entry(id: EntryID(.marvel, "\(number)"), title: title, aliases: aliases, isRecruitable: true)
  }

  package static let captainAmerica = sample("Captain America", 1_009_220)
  package static let hulk = sample("Hulk", 1_009_351, aliases: ["Bruce Banner"])
  package static let ironMan = sample("Iron Man", 1_009_368, aliases: ["Tony Stark"])
  package static let spiderMan = sample("Spider-Man", 1_009_610)
  package static let thor = sample("Thor", 1_009_664)
  package static let heroes = [captainAmerica, hulk, ironMan, spiderMan, thor]

  /// A film with a section of characters; it can't be recruited.
  package static let aNewHope = Entry(
    id: "starwars/films/1", title: "A New Hope", mainSection: "characters")
  package static let luke = Entry(
    id: "starwars/people/1", title: "Luke Skywalker", isRecruitable: true)
  package static let leia = Entry(
    id: "starwars/people/5", title: "Leia Organa", isRecruitable: true)
  package static let euro = Entry(
    id: "bitcoin/EUR", title: "EUR", aliases: ["Euro"], isRecruitable: true)

  /// That many characters, starting with `Hero 0`.
  package static func many(_ count: Int, from first: Int = 0) -> [Entry] {
    (first..<first + count).map { .sample("Hero \($0)", $0) }
  }
}

extension Member {
  package init(_ entry: Entry) { self.init(id: entry.id, title: entry.title) }
}

extension Squad {
  package static func sample(_ entries: Entry...) -> Squad {
    Squad(members: entries.map(Member.init))
  }
}
