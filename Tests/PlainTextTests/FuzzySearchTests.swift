import PlainText
import TestSupport
import Testing

@Suite struct FuzzySearchTests {
  private func rank(_ query: String, _ title: String, _ aliases: String...) -> MatchRank? {
    SearchQuery(query).fuzzy?.rank(of: Searchable(title: title, aliases: aliases))
  }

  @Test(arguments: [
    ("irmn", "Iron Man", MatchRank.exact), ("irm", "Iron Man", .prefix),
    ("mhn", "Iron Mahon", .wordStart), ("spdrmn", "Spider-Man", .exact),
    ("cptamrc", "Captain America", .prefix), ("thnos", "Thanos", .exact),
    ("jrvs", "Edwin Jarvis", .wordStart), ("мсмн", "Му Сумон", .exact), ("スタク", "スターク", .exact),
  ])
  func `Letters in their order match a name`(query: String, title: String, rank: MatchRank?) {
    #expect(self.rank(query, title) == rank)
  }

  @Test(arguments: [
    ("rmn", "Iron Man"), ("imr", "Iron Man"), ("irmx", "Iron Man"),
    ("cra", "Captain Marvel of Alpha"), ("imn", "Ivanhoe Mountain"),
  ])
  func `The first letter starts a word, and few others are between them`(
    query: String, title: String
  ) {
    #expect(rank(query, title) == nil)
  }

  @Test func `All letters are in one name, and the best name counts`() {
    #expect(rank("irst", "Iron", "Stark") == nil)
    #expect(rank("tst", "Iron Man", "Tony Stark") == .prefixAlias)
    #expect(rank("hlk", "The Hulk Family", "Hulk") == .exactAlias)
  }

  @Test(arguments: ["", "ir", "i-r", "漢字"]) func `Fewer than three letters make no fuzzy query`(
    query: String
  ) {
    #expect(SearchQuery(query).fuzzy == nil)
  }

  @Test(arguments: [
    ("irmn", "Iron Man", [0..<2, 5..<6, 7..<8]), ("spdm", "Spider-Man", [0..<2, 3..<4, 7..<8]),
    ("mhn", "Iron Mahon", [5..<6, 7..<8, 9..<10]), ("xyz", "Iron Man", []),
    ("éml", "Émile", [0..<2, 3..<4]),
  ])
  func `The letters are marked`(query: String, title: String, ranges: [Range<Int>]) {
    #expect(SearchQuery(query).fuzzy?.matches(in: title) == ranges)
    #expect(SearchQuery(query).fuzzy?.occurs(in: title) == !ranges.isEmpty)
  }

  @Test(arguments: 0..<1000) func `Matches agree with the obvious way`(seed: Int) {
    var random = RandomText(seed: seed)
    let query = random.words(upTo: 5)
    let title = random.words(upTo: 12)
    let aliases = (0..<Int.random(in: 0...2, using: &random)).map { _ in random.words(upTo: 8) }
    guard let fuzzy = SearchQuery(query).fuzzy else { return }
    let rank = fuzzy.rank(of: Searchable(title: title, aliases: aliases))
    #expect(
      (rank != nil) == NaiveSearch.isFuzzy(query, title: title, aliases: aliases),
      "seed \(seed): \(query) in \(title), \(aliases)")
  }

  @Test(arguments: 0..<2000) func `Nearest spellings agree with the obvious way`(seed: Int) {
    var random = SplitMix(seed: seed)
    func word(_ longest: Int) -> String {
      String(
        (0..<Int.random(in: 1...longest, using: &random)).map { _ in
          "abc -".randomElement(using: &random) ?? "a"
        })
    }
    let (query, title, aliases) = (word(12), word(14), [word(10)])
    let entry = Searchable(title: title, aliases: aliases)
    let spellings = SearchQuery(query).looser.filter(\.isNearest)
    guard !spellings.isEmpty else { return }
    let slips = spellings.firstIndex { $0.rank(of: entry) != nil }.map { $0 + 1 }
    let least = NaiveSearch.slips(
      query, title: title, aliases: aliases, maximum: spellings.count)
    // A spelling query finds a name without a slip like one with a single slip.
    #expect(slips == least.map { max($0, 1) }, "seed \(seed): \(query) in \(title), \(aliases)")
  }
}
