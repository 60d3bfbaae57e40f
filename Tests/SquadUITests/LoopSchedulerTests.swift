import SquadCore
import Testing

@testable import SquadUI

/// Effects that are the loop's own, and the world's, which wait for the turn's frame.
@Suite struct LoopSchedulerTests {
  @Test func `work waits for the frame, in its order, and is handed out once`() {
    let scheduler = LoopScheduler()
    scheduler.take(.world(.checkSquad))
    scheduler.take(.world(.savePlace(EntryID(Sample.id, "1"))))
    #expect(scheduler.flush() == [.checkSquad, .savePlace(EntryID(Sample.id, "1"))])
    #expect(scheduler.flush().isEmpty)
  }

  @Test func `what is the loop's own waits for nothing`() {
    let scheduler = LoopScheduler()
    scheduler.take(.loop(.quit))
    scheduler.take(.loop(.suspend))
    #expect(scheduler.isQuitting && scheduler.takeSuspend())
    #expect(scheduler.flush().isEmpty)
  }
}
