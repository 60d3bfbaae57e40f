import Testing

@testable import SystemKit

@Suite(.timeLimit(.minutes(1))) struct SemaphoreTests {
  private let semaphore = Semaphore()

  @Test func `each signal ends one wait, whether before or after it`() throws {
    semaphore.signal()
    semaphore.signal()
    semaphore.wait()
    #expect(semaphore.wait(milliseconds: 0))
    #expect(!semaphore.wait(milliseconds: 0))
    try DetachedThread.start { [semaphore] in semaphore.signal() }
    #expect(semaphore.wait(milliseconds: 30_000))
  }

  @Test(arguments: [0, 1, -1, Int.min]) func `a wait times out`(milliseconds: Int) {
    #expect(!semaphore.wait(milliseconds: milliseconds))
  }
}
