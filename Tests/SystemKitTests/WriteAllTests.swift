import Foundation
import Testing

@testable import SystemKit

@Suite struct WriteAllTests {
  /// A pipe with a non-blocking write end, and its capacity in bytes.
  private static func pipe() throws -> (output: Int32, input: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(Foundation.pipe(&ends) == 0)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }

  @Test func `more than a pipe's buffer is written while it is read`() throws {
    let (output, input) = try Self.pipe()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let isDone = Semaphore()
    try DetachedThread.start {
      if systemWriteAll(input, bytes, waits: true) == nil { isDone.signal() }
      systemClose(input)
    }
    var found: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = systemRead(output, &chunk), count > 0 { found += chunk[..<count] }
    #expect(found == bytes && isDone.wait(milliseconds: 30_000))
    systemClose(output)
  }

  @Test func `the error that ended a write is returned, a full pipe included`() throws {
    let (output, input) = try Self.pipe()
    let bytes = [UInt8](repeating: 0, count: 1_000_000)
    #expect(systemWriteAll(input, bytes)?.code == EAGAIN)
    #expect(systemWriteAll(-1, bytes)?.code == EBADF)
    #expect(systemWriteAll(-1, []) == nil)
    systemClose(input)
    systemClose(output)
  }
}

#if os(Linux)
  @Suite struct IgnoredSignalTests {
    @Test func `an ignored signal is told apart from others`() {
      signal(SIGUSR1, SIG_IGN)
      defer { signal(SIGUSR1, SIG_DFL) }
      #expect(systemIgnores(SIGUSR1, in: getpid()))
      #expect(!systemIgnores(SIGUSR2, in: getpid()) && !systemIgnores(SIGUSR1, in: -1))
    }
  }
#endif
