import SquadCore
import TestSupport
import Testing

@testable import SquadLoop

/// The loop's own effects, and effects on the outside, which wait for the turn's frame.
@Suite struct LoopEffectsTests {
  @Test func `work waits for the frame, in its order, and is handed out once`() {
    let loopEffects = LoopEffects()
    loopEffects.schedule(.world(.checkSquad))
    loopEffects.schedule(.world(.savePlace(EntryID(Sample.id, "1"))))
    #expect(loopEffects.takeDeferred() == [.checkSquad, .savePlace(EntryID(Sample.id, "1"))])
    #expect(loopEffects.takeDeferred().isEmpty)
  }

  @Test func `the loop's own effects run at once`() {
    let loopEffects = LoopEffects()
    loopEffects.schedule(.loop(.quit))
    loopEffects.schedule(.loop(.suspend))
    #expect(loopEffects.isQuitting && loopEffects.mustSuspend)
    #expect(loopEffects.takeDeferred().isEmpty)
  }

  @Test func `a running timer can be restarted, a stopped one stays off`() throws {
    let loopEffects = LoopEffects()
    loopEffects.restart(.idle)
    #expect(loopEffects.timeout == nil)
    loopEffects.schedule(.loop(.startTimer(.idle, milliseconds: 60_000, .visit(.idleNeared))))
    let before = try #require(loopEffects.timeout)
    while let left = loopEffects.timeout, left == before {}
    #expect(loopEffects.timeout.map { $0 < before } == true)
    loopEffects.restart(.idle)
    #expect(loopEffects.timeout.map { $0 >= before } == true)
    #expect(loopEffects.takeDue().isEmpty)
  }
}
