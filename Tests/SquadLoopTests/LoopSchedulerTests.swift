import SquadCore
import TestSupport
import Testing

@testable import SquadLoop

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

  @Test func `a timer that runs can begin anew, and one that doesn't stays off`() throws {
    let scheduler = LoopScheduler()
    scheduler.restart(.idle)
    #expect(scheduler.timeout == nil)
    scheduler.take(.loop(.startTimer(.idle, milliseconds: 60_000, .visit(.idleNeared))))
    let before = try #require(scheduler.timeout)
    while let left = scheduler.timeout, left == before {}
    #expect(scheduler.timeout.map { $0 < before } == true)
    scheduler.restart(.idle)
    #expect(scheduler.timeout.map { $0 >= before } == true)
    #expect(scheduler.takeDue().isEmpty)
  }
}
