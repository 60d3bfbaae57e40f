import PlainText
import Testing

@Suite struct NarrowingTests {
  @Test(arguments: [
    ("ma", "m", true), ("m", "ma", false), ("man x", "man", true), ("man x", "x", true),
    ("human", "man", true), ("iron m", "m iron", true), ("iron", "", true), ("", "", true),
    ("", "m", false), ("ño", "n", true), ("mn", "m n", true), ("m n", "mn", false),
  ])
  func `A query narrows another if its words hold the other's`(
    text: String, other: String, isNarrower: Bool
  ) {
    #expect(SearchQuery(text).narrows(SearchQuery(other)) == isNarrower)
  }

  @Test(arguments: 0..<500) func `Matches of the narrower query match the other`(seed: Int) {
    var random = RandomText(seed: seed)
    let (text, other) = (random.words(upTo: 3), random.words(upTo: 2))
    let title = Searchable(title: random.words(upTo: 8))
    guard SearchQuery(text).narrows(SearchQuery(other)) else { return }
    if SearchQuery(text).rank(of: title) != nil {
      #expect(SearchQuery(other).rank(of: title) != nil, "seed \(seed): \(text), \(other)")
    }
  }
}
