import PlainText
import Testing

@Suite struct SearchTests {
  private let spider = Searchable(
    title: "Spider-Man (Peter Parker)", aliases: ["Spidey", "El Niño"])

  @Test(arguments: [
    ("spider-man (peter parker)", MatchRank.exact), ("SPIDEY", .exactAlias),
    ("el nino", .exactAlias),
    ("spid", .prefix), ("el n", .prefixAlias), ("spider-man (P", .prefix), ("", .prefix),
    ("  ", .prefix), ("-", .prefix), ("spiderman", .prefix), ("SpiderMan, Peter", .prefix),
    ("elniño", .exactAlias), ("'spidey'", .exactAlias), ("manpeter", .wordStart), ("rm", .inside),
    ("man", .wordStart), ("parker peter", .wordStart), ("peter niñ", .wordStart),
    ("arker", .inside), ("spider ark", .inside), ("ETER", .inside),
  ])
  func `A match has a rank`(query: String, rank: MatchRank) {
    #expect(SearchQuery(query).rank(of: spider) == rank)
  }

  @Test(arguments: ["venom", "peter venom", "parkerspidey", "spider man (peter x", "manspider"])
  func `Every word must occur`(query: String) {
    #expect(SearchQuery(query).rank(of: spider) == nil)
  }

  @Test func `Ranks sort the best first`() {
    #expect(
      [MatchRank.inside, .exactAlias, .wordStart, .prefixAlias, .exact, .prefix].sorted() == [
        .exact, .exactAlias, .prefix, .prefixAlias, .wordStart, .inside,
      ])
  }

  @Test(arguments: [
    ("man", "Iron Man", [5..<8]), ("ss", "Straße", [4..<5]), ("s", "Straße", [0..<1, 4..<5]),
    ("nin", "El Niño", [3..<6]), ("fix", "Reﬁx", [2..<4]), ("e", "e\u{301}e", [0..<2]),
    ("man iron", "Iron Man", [0..<4, 5..<8]), ("iro ron", "Iron Man", [0..<4]),
    ("x", "Iron Man", []),
    ("", "Iron Man", []), ("字", "漢字", [1..<2]), ("aa", "aaaaa", [0..<4]),
    ("spiderman", "Spider-Man", [0..<10]), ("xm", "X-Men", [0..<3]), ("m", "X-Mé", [2..<3]),
    ("トニース", "トニー・スターク", [0..<5]),
  ])
  func `Matches are ranges of the title's Characters`(
    query: String, title: String, ranges: [Range<Int>]
  ) {
    #expect(SearchQuery(query).matches(in: title) == ranges)
    #expect(SearchQuery(query).occurs(in: title) == !ranges.isEmpty)
  }

  @Test(arguments: 0..<2000) func `Ranks agree with the obvious way`(seed: Int) {
    var random = RandomText(seed: seed)
    let query = random.words(upTo: 5)
    let title = random.words(upTo: 20)
    let aliases = (0..<Int.random(in: 0...2, using: &random)).map { _ in random.words(upTo: 8) }
    let rank = SearchQuery(query).rank(of: Searchable(title: title, aliases: aliases))
    #expect(
      rank == NaiveSearch.rank(query, title: title, aliases: aliases),
      "seed \(seed): \(query) in \(title), \(aliases)")
  }

  @Test(arguments: 0..<300) func `Matches lie inside of the title, ascending and apart`(seed: Int) {
    var random = RandomText(seed: seed)
    let title = PlainText.line(random.words(upTo: 20) + random.text(upTo: 5))
    let ranges = SearchQuery(random.words(upTo: 3)).matches(in: title)
    #expect(ranges.allSatisfy { !$0.isEmpty && 0 <= $0.lowerBound && $0.upperBound <= title.count })
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
  }
}
