import CLibrary
import Synchronization
import SystemKit

/// File of a running recording, written on its own thread.
package final class RecordingFile: Sendable {
  private struct State {
    var size = 0
    /// First error of a write.
    var failure: SystemError?
  }

  private let descriptor: Int32
  private let worker = Worker()
  private let state = Mutex(State())

  /// Opens a new file, mode 0600, or one that is empty or a recording, which the first line
  /// replaces.
  package init(path: String) throws(OpenError) {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw .refused(.last) }
    try Self.check(descriptor)
  }

  deinit { close(descriptor) }

  private static func check(_ descriptor: Int32) throws(OpenError) {
    guard let facts = systemFacts(of: descriptor) else { throw .refused(.last) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .isSomethingElse }
    guard facts.st_size > 0 else { return }
    let beginning = Array(RecordingText.beginning.utf8)
    var found = [UInt8](repeating: 0, count: beginning.count)
    guard systemRead(descriptor, &found) == beginning.count, found == beginning else {
      throw .isSomethingElse
    }
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .refused(.last) }
  }

  /// Enqueues lines, made on the file's thread, without waiting for the disk.
  package func append(_ text: @escaping @Sendable () -> String) {
    worker.perform { [self] in write(Array(text().utf8)) }
  }

  /// Waits until all lines are written, at most `milliseconds`; returns the error if one isn't.
  package func finish(within milliseconds: Int) -> SystemError? {
    let isDone = worker.finish(within: milliseconds)
    return state.withLock { $0.failure } ?? (isDone ? nil : SystemError(code: ETIMEDOUT))
  }

  /// Drops an older recording before the first write, since a program that can't open its screen
  /// must not lose it; returns the error.
  private func dropOlder(before size: Int) -> SystemError? {
    size == 0 && ftruncate(descriptor, 0) != 0 ? SystemError.last : nil
  }

  /// Writes bytes, unless a write failed before: a recording with a gap would replay something
  /// else.
  private func write(_ bytes: [UInt8]) {
    let (size, fits) = state.withLock { state in
      let size = state.size
      guard state.failure == nil else { return (size, false) }
      state.size += bytes.count
      // A longer file could not be read again.
      if state.size > Recording.largestFile { state.failure = SystemError(code: EFBIG) }
      return (size, state.failure == nil)
    }
    guard fits, let error = dropOlder(before: size) ?? systemWriteAll(descriptor, bytes) else {
      return
    }
    // Drops a partial line, which would make the file unreadable.
    _ = ftruncate(descriptor, off_t(size))
    state.withLock { $0.failure = error }
  }
}
