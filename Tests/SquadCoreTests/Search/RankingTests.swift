import TestSupport
import Testing

@testable import SquadCore

/// The matches of a text, in order.
@Suite struct RankingTests {
  private static let names: [(title: String, aliases: [String])] = [
    ("Ant-Man", ["Hank Pym"]), ("Batman", ["Bruce Wayne"]), ("Ben Reilly", ["Spider-Man"]),
    ("Captain America", ["Steve Rogers"]),
    ("Doctor Strange", ["Stephen Strange"]), ("Gambit", ["Rémy LeBeau"]),
    ("Human Torch", ["Johnny Storm"]), ("Iron Fist", ["Danny Rand"]),
    ("Iron Man", ["Tony Stark", "Anthony Edward Stark"]), ("Ironheart", ["Riri Williams"]),
    ("Man-Thing", ["Ted Sallis"]), ("Ms. Marvel", ["Kamala Khan"]),
    ("Obi-Wan Kenobi", ["Ben Kenobi"]), ("R2-D2", []), ("She-Hulk", ["Jennifer Walters"]),
    ("Spider-Man", ["Peter Parker"]), ("Storm", ["Ororo Munroe"]), ("T'Challa", ["Black Panther"]),
    ("Wolverine", ["Logan", "James Howlett"]), ("X-Men", []), ("X-Man", ["Nate Grey"]),
  ]

  @Test(
    arguments: [
      // Exact, then prefix, then the start of a word, then inside; then the list's own order.
      ("iron", ["Iron Fist", "Iron Man", "Ironheart"]),
      ("iron man", ["Iron Man"]),
      ("storm", ["Storm", "Human Torch"]),
      (
        "man",
        [
          "Man-Thing", "Ant-Man", "Ben Reilly", "Iron Man", "Spider-Man", "X-Man", "Batman",
          "Human Torch",
        ]
      ),
      ("stark", ["Iron Man"]),
      ("kenobi", ["Obi-Wan Kenobi"]),
      // Of the same rank, a title comes before an alias, which the row doesn't show.
      ("ben", ["Ben Reilly", "Obi-Wan Kenobi"]),
      ("spider", ["Spider-Man", "Ben Reilly"]),
      // Words in any order, each somewhere.
      ("man iron", ["Iron Man"]),
      ("stark tony", ["Iron Man"]),
      ("tony man", ["Iron Man"]),
      ("america steve", ["Captain America"]),
      // Spaces and punctuation are ignored.
      ("spiderman", ["Spider-Man", "Ben Reilly"]),
      ("spider man", ["Spider-Man", "Ben Reilly"]),
      ("spider-man", ["Spider-Man", "Ben Reilly"]),
      ("Spider - Man", ["Spider-Man", "Ben Reilly"]),
      ("ironman", ["Iron Man"]),
      ("xmen", ["X-Men"]),
      ("x-m", ["X-Men", "X-Man"]),
      ("tchalla", ["T'Challa"]),
      ("ms marvel", ["Ms. Marvel"]),
      ("msmarvel", ["Ms. Marvel"]),
      ("obiwan", ["Obi-Wan Kenobi"]),
      ("r2d2", ["R2-D2"]),
      ("tonystark", ["Iron Man"]),
      // Case and accents are ignored.
      ("REMY", ["Gambit"]),
      ("rémy lebeau", ["Gambit"]),
      // Fuzzy matches if there are no others, from three letters on.
      ("irmn", ["Iron Man"]),
      ("spdrmn", ["Spider-Man", "Ben Reilly"]),
      ("wlvrn", ["Wolverine"]),
      ("drstrng", ["Doctor Strange"]),
      ("dctrstrng", ["Doctor Strange"]),
      ("xmn", ["X-Men", "X-Man"]),
      ("irn", ["Iron Fist", "Iron Man", "Ironheart"]),
      ("mnthng", ["Man-Thing"]),
      ("tnstrk", ["Iron Man"]),
      ("xq", []),
      ("rmn", []),
      // Then the nearest spellings: one slip, or two from eight letters on.
      ("iorn man", ["Iron Man"]),
      ("wolverene", ["Wolverine"]),
      ("wolvrine", ["Wolverine"]),
      ("captian amercia", ["Captain America"]),
      ("psider-man", ["Spider-Man", "Ben Reilly"]),
      ("jonny strm", ["Human Torch"]),
      ("gambti", ["Gambit"]),
      ("strom", ["Storm", "Human Torch"]),
      ("sotrm", ["Storm", "Human Torch"]),
      // A few letters with a slip match whole words, not the beginning of a longer one.
      ("iorn", ["Iron Fist", "Iron Man"]),
      ("psid", []),
      ("zzz", []),
      // An empty search matches everything, in the list's order.
      ("", names.map(\.title)),
      (" - ", names.map(\.title)),
    ] as [(String, [String])])
  func `matches are ordered by rank`(text: String, expected: [String]) {
    let list = EntryList(
      Self.names.enumerated().map { .sample($1.title, $0, aliases: $1.aliases) })
    var filter = Filter(text: "", before: nil)
    filter.apply(text, to: list)
    #expect(filter.matches(of: list).map(\.title) == expected)
    // Typing letter by letter gives the same matches.
    var typed = Filter(text: "", before: nil)
    for length in 0...text.count { typed.apply(String(text.prefix(length)), to: list) }
    #expect(typed == filter)
  }

  @Test func `only the nearest spellings are found, and marked as such`() {
    let list = EntryList(
      ["Wolverine", "Wolverines", "Wolfsbane"].enumerated().map { .sample($1, $0) })
    var filter = Filter(text: "", before: nil)
    filter.apply("wolverine", to: list)
    #expect(!filter.query.isNearest)
    filter.apply("wolverene", to: list)
    #expect(filter.query.isNearest)
    #expect(filter.matches(of: list).map(\.title) == ["Wolverine", "Wolverines"])
    #expect(filter.query.matches(in: "Wolverines") == [0..<9])
    filter.apply("wolvernies", to: list)
    #expect(filter.matches(of: list).map(\.title) == ["Wolverines"])
  }

  @Test func `namesakes are ranked by their comics`() {
    let rows = [
      ("Spider-Man (1602)", "2 comics"), ("Spider-Man (Miles Morales)", "7 bundled"),
      ("Spider-Man (Peter Parker)", "4,499 comics"), ("Spider-Woman", "9,999 comics"),
    ]
    let list = EntryList(
      rows.enumerated().map { Entry(id: EntryID(.marvel, "\($0)"), title: $1.0, subtitle: $1.1) })
    var filter = Filter(text: "", before: nil)
    filter.apply("spider", to: list)
    let found = filter.matches(of: list)
    #expect(
      found.map(\.title) == [
        "Spider-Man (Peter Parker)", "Spider-Man (Miles Morales)", "Spider-Man (1602)",
        "Spider-Woman",
      ])
    for (row, entry) in found.enumerated() {
      #expect(filter.row(of: entry.id, in: list) == row)
    }
  }

  @Test func `a hit of the service replaces fuzzy matches`() {
    let list = EntryList([.ironMan, .thor])
    var filter = Filter(text: "", before: nil)
    filter.apply("irmn", to: list)
    #expect(filter.matches(of: list) == [.ironMan])
    #expect(filter.query.isLoose)
    let hit = Entry.sample("Irmna", 7)
    filter.receive(.live([hit]), beside: list)
    #expect(filter.matches(of: list) == [hit])
    #expect(!filter.query.isLoose)
  }
}
