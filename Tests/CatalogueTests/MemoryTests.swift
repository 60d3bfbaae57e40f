import Testing

@testable import CatalogueKit
@testable import StarWarsCatalogue

/// What the catalogues cache together.
@Suite struct MemoryTests {
  @Test func `the parsed values of 5 MB of responses are cached`() {
    let sum = ParsedResponseCache.standardLimit + SwapiResponseCache.limit
    #expect(sum == 5 << 20)
  }
}
