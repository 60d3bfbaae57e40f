import Testing

@testable import CatalogueKit
@testable import StarWarsCatalogue

/// What the catalogues remember together.
@Suite struct MemoryTests {
  @Test func `all that is remembered of answers is 16 MB`() {
    let sum = ParsedResponseCache.standardLimit + SwapiResponseCache.limit
    #expect(sum == 16 << 20)
  }
}
