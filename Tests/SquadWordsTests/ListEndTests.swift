import SquadCore
import Testing

@testable import SquadWords

/// The reason why a list is incomplete.
@Suite struct ListEndTests {
  private let strings = Strings()

  @Test func `the reason, and how many of how many`() {
    #expect(
      strings.text(of: .repeated, received: 100, total: 1_500)
        == "the service repeats itself · 100 of 1,500")
    #expect(
      strings.text(of: .early, received: 100, total: 1_500) == "the list ended early · 100 of 1,500"
    )
    #expect(
      strings.text(of: .endless, received: 2_000, total: 2_100)
        == "the list has no end · 2,000 of 2,100")
    #expect(strings.text(of: .whole, received: 100, total: 100) == nil)
  }

  @Test func `no count exceeds its total, and no total is made up`() {
    #expect(
      strings.text(of: .repeated, received: 100, total: 60)?.hasSuffix(" · 100 of 100") == true)
    #expect(strings.text(of: .repeated, received: 1_100, total: nil)?.hasSuffix(" · 1,100") == true)
  }
}
