import SquadCore
import Testing

@testable import SquadUI

/// Effects that are the loop's own, or have to wait for it.
@Suite struct LoopSchedulerTests {
  @Test func `work waits for the first frame, in its order, and none after it`() {
    let orders = LoopScheduler()
    #expect(orders.deferUntilFirstFrame(.checkSquad))
    #expect(orders.deferUntilFirstFrame(.savePlace(EntryID(Sample.id, "1"))))
    #expect(orders.flush() == [.checkSquad, .savePlace(EntryID(Sample.id, "1"))])
    #expect(!orders.deferUntilFirstFrame(.checkSquad))
    #expect(orders.flush().isEmpty)
  }

  @Test func `what is the loop's own waits for nothing`() {
    let orders = LoopScheduler()
    #expect(orders.take(.quit))
    #expect(orders.isQuitting)
    #expect(!orders.take(.checkSquad))
  }
}
