import CLibrary
import CNcurses
import Synchronization
import SystemKit

/// Collects a frame's output from ncurses in a file in memory, so that squad can write it at once.
/// The file size limit (`ulimit -f`) applies to it, too; if that is too small, uses a pipe emptied
/// by a thread. ncurses can't write to the terminal itself, since one that has stopped reading
/// would block the loop, and SIGTERM with it.
struct OutputCapture {
  /// The stream for `newterm`.
  let stream: UnsafeMutablePointer<FILE>
  /// Nil for a file in memory.
  private let pipe: CapturePipe?

  /// More than the bytes of any frame: 1,000 × 500 cells, each with its own colours.
  private static let largestFrame: off_t = 32 << 20

  /// Throws if neither can be created.
  init() throws(TerminalError) {
    if let file = squad_memory_file() {
      let descriptor = fileno(file)
      // Tests the limit by growing the file for a moment, which stores nothing.
      if ftruncate(descriptor, Self.largestFrame) == 0, ftruncate(descriptor, 0) == 0 {
        (stream, pipe) = (file, nil)
        return
      }
      fclose(file)
    }
    let pipe = try CapturePipe()
    guard let stream = fdopen(pipe.input, "w") else { throw .refused(errno) }
    self.stream = stream
    self.pipe = pipe
  }

  /// Output of ncurses since the last call.
  func take() -> [UInt8] {
    fflush(stream)
    if let pipe { return pipe.take() }
    let descriptor = fileno(stream)
    let count = Int(lseek(descriptor, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(pread(descriptor, buffer.baseAddress, count, 0), 0)
    }
    lseek(descriptor, 0, SEEK_SET)
    return bytes
  }
}

/// A pipe whose writers rarely block, since a thread empties it. Lives as long as the program.
final class CapturePipe: Sendable {
  /// The write end.
  let input: Int32
  private let output: Int32
  private let taken = Mutex<[UInt8]>([])

  /// Throws if the system grants no pipe or no thread.
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
      // All writers have closed the pipe.
      if poll(&watched, 1, -1) > 0, Int32(watched.revents) & POLLIN == 0 { return }
      taken.withLock { drain(into: &$0) }
    }
  }
}
