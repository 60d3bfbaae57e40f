import Testing

@testable import CatalogueKit
@testable import StarWarsCatalogue

/// The memory that the catalogues' caches take together.
@Suite struct MemoryTests {
  @Test func `all caches of parsed responses have 5 MB together`() {
    let sum = ParsedResponseCache.standardLimit + SwapiResponseCache.limit
    #expect(sum == 5 << 20)
  }
}
