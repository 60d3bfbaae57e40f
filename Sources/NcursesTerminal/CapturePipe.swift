import CLibrary
import Synchronization
import SystemKit

/// A pipe whose writers never wait long, since a thread empties it. Lives as long as the program.
final class CapturePipe: Sendable {
  /// The write end.
  let input: Int32
  private let output: Int32
  private let taken = Mutex<[UInt8]>([])

  /// Throws where the system grants no pipe or no thread.
  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .refused(errno) }
    (output, input) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    do { try DetachedThread.start { self.run() } } catch { throw .refused(error.code) }
  }

  /// Everything written so far. Reads only under the lock, which keeps the order between the thread
  /// and this call.
  func take() -> [UInt8] {
    taken.withLock { bytes in
      drain(into: &bytes)
      defer { bytes = [] }
      return bytes
    }
  }

  private func drain(into bytes: inout [UInt8]) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(output, &chunk)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes += chunk[..<count]
    }
  }

  private func run() {
    while true {
      var watched = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      // The writers are gone.
      if poll(&watched, 1, -1) > 0, Int32(watched.revents) & POLLIN == 0 { return }
      taken.withLock { drain(into: &$0) }
    }
  }
}
