import CNcurses

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where ncurses writes a frame to, piece by piece, so that squad can write it at once: a file in
/// memory. The limit on the size of files (`ulimit -f`) goes for that one too; where it leaves too
/// little, a pipe that a thread empties. ncurses could write to the terminal itself there, but one
/// that has stopped reading would then hold up the loop, and SIGTERM with it.
struct OutputCapture {
  /// What `newterm` is given.
  let stream: UnsafeMutablePointer<FILE>
  /// Nil: a file in memory.
  private let pipe: CapturePipe?

  /// More than any frame: a screen of 1,000 × 500 in which every cell has colours of its own.
  private static let largestFrame: off_t = 32 << 20

  /// Throws the system's reason where neither can be had.
  init() throws(TerminalError) {
    if let file = squad_memory_file() {
      let descriptor = fileno(file)
      // Longer for a moment: nothing is stored for that, but the limit is asked.
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

  /// What ncurses has written since it was last asked.
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
