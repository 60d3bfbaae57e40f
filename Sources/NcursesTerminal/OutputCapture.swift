import CLibrary
import CNcurses

/// Collects the pieces of a frame from ncurses, so that squad can write it at once: a file in
/// memory. The file size limit (`ulimit -f`) applies to it, too; where that is too small, a pipe
/// emptied by a thread. ncurses can't write to the terminal itself, since one that has stopped
/// reading would block the loop, and SIGTERM with it.
struct OutputCapture {
  /// The stream for `newterm`.
  let stream: UnsafeMutablePointer<FILE>
  /// Nil for a file in memory.
  private let pipe: CapturePipe?

  /// More than any frame: 1,000 × 500 cells, each with its own colours.
  private static let largestFrame: off_t = 32 << 20

  /// Throws where neither can be created.
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
