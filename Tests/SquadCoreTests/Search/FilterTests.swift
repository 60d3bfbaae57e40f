import PlainText
import TestSupport
import Testing

@testable import SquadCore

/// Filtering many rows, and narrowing earlier results.
@Suite struct FilterTests {
  private static let words = ["iron", "man", "bat", "über", "mañana", "x", "manx", "字"]

  /// Rows in blocks of several sizes, with up to two aliases each.
  private static func list(_ seed: Int) -> (EntryList, [(title: String, aliases: [String])]) {
    var random = SplitMix(seed: seed)
    func text(_ random: inout SplitMix) -> String {
      (0...Int.random(in: 0...2, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }.joined(separator: random.next() % 2 == 0 ? " " : "-")
    }
    var rows: [(title: String, aliases: [String])] = []
    var list = EntryList()
    for count in [1, 3, 50, 2, 700, 40] {
      let made = (0..<count).map { _ in
        (text(&random), (0..<Int.random(in: 0...2, using: &random)).map { _ in text(&random) })
      }
      list.append(
        made.enumerated().map { Entry.sample($1.0, rows.count + $0, aliases: $1.1) })
      rows += made
    }
    return (list, rows)
  }

  private static func expected(
    _ text: String, _ rows: [(title: String, aliases: [String])]
  ) -> [Int] {
    expected(by: SearchQuery(text), rows)
  }

  private static func expected(
    by query: SearchQuery, _ rows: [(title: String, aliases: [String])]
  ) -> [Int] {
    let ranked = rows.enumerated().compactMap { number, row in
      query.rank(of: Searchable(title: row.title, aliases: row.aliases)).map { (number, $0) }
    }
    guard !query.isEmpty else { return Array(rows.indices) }
    if ranked.isEmpty, !query.isLoose {
      return query.looser.lazy.map { expected(by: $0, rows) }.first { !$0.isEmpty } ?? []
    }
    return MatchRank.allCases.flatMap { rank in ranked.filter { $0.1 == rank }.map(\.0) }
  }

  /// Random cases, which `make properties` runs in release.
  @Suite struct PropertyTests {
    @Test(arguments: 0..<10) func `each text finds the same rows as a row-by-row search`(seed: Int)
    {
      let (list, rows) = FilterTests.list(seed)
      #expect(list.count == rows.count)
      var filter = Filter(text: "", before: nil)
      for text in [
        "", "m", "ma", "man", "man ", "man x", "man", "x man", "über-ma", "字", "-", "nx", "mnx",
        "mn", "mnxx", "irmn", "übrm", "mñna", "manx bt",
      ] {
        filter.apply(text, to: list)
        let found = filter.matches(of: list).map { list.firstIndex(of: $0.id) }
        #expect(found == FilterTests.expected(text, rows), "\(text)")
        #expect(filter.count == found.count)
        var fresh = Filter(text: "", before: nil)
        fresh.apply(text, to: list)
        #expect(filter == fresh)
        for row in stride(from: 0, to: filter.count, by: 37) {
          let id = filter.entry(at: row, of: list)?.id
          #expect(id.flatMap { filter.row(of: $0, in: list) } == row)
        }
      }
    }
  }

  @Test func `a narrower text searches a changed list anew`() {
    var filter = Filter(text: "", before: nil)
    filter.apply("i", to: EntryList([.thor, .ironMan]))
    let list = EntryList([.ironMan, .thor, .captainAmerica, .hulk])
    filter.apply("ir", to: list)
    #expect(filter.matches(of: list) == [.ironMan])
    #expect(filter.entry(at: 1, of: list) == nil)
    #expect(filter.entry(at: -1, of: list) == nil)
  }
}
