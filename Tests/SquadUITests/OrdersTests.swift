import SquadCore
import Testing

@testable import SquadUI

/// Effects that are the loop's own, or have to wait for it.
@Suite struct OrdersTests {
  @Test func `work waits for the first frame, in its order, and none after it`() {
    let orders = Orders()
    #expect(orders.hold(.checkSquad))
    #expect(orders.hold(.savePlace(EntryID(Sample.id, "1"))))
    #expect(orders.release() == [.checkSquad, .savePlace(EntryID(Sample.id, "1"))])
    #expect(!orders.hold(.checkSquad))
    #expect(orders.release().isEmpty)
  }

  @Test func `what is the loop's own waits for nothing`() {
    let orders = Orders()
    #expect(orders.take(.quit))
    #expect(orders.isQuitting)
    #expect(!orders.take(.checkSquad))
  }
}
