import SquadCore
import Synchronization
import Testing

@testable import CatalogueKit

@Suite struct LazyValueTests {
  @Test func `a value is parsed once, and again only after a failure`() throws {
    let parses = Mutex(0)
    let value = LazyValue { () throws(Failure) in
      let count = parses.withLock { parses in
        parses += 1
        return parses
      }
      guard count > 1 else { throw .unreadable("file") }
      return count
    }
    #expect(parses.withLock { $0 } == 0)
    #expect(throws: Failure.unreadable("file")) { try value.value() }
    for _ in 0..<2 { #expect(try value.value() == 2) }
    #expect(parses.withLock { $0 } == 2)
  }
}
