import Basics
import CLibrary
import PlainText
import SquadCore
import Synchronization
import SystemKit

/// Log file with a line per event, written on its own thread.
package final class LogFile: Sendable {
  private struct State {
    /// Records logged already, since a cached response is read more than once.
    var logged: Set<UnreadableRecord> = []
    /// First error of a write.
    var failure: SystemError?
  }

  /// Size limit of `logged`: squad may run for weeks.
  private static let limit = 10_000

  /// File size in bytes at which it is rotated.
  package static let sizeLimit = 5_000_000

  private let path: String
  private let sizeLimit: Int
  private let level: LogLevel
  private let descriptor: Mutex<Int32>
  private let redact: @Sendable (String) -> String
  private let now: @Sendable () -> Moment
  private let describe: @Sendable (LogEvent) -> String
  private let worker = Worker()
  private let state = Mutex(State())

  /// Opens a log or creates the file, mode 0600, and writes the first line. Refuses any other file,
  /// such as the squad itself, which lines would spoil and rotation would move away.
  ///
  /// Events up to `level` are written. Before the file grows beyond `sizeLimit` bytes, it becomes
  /// `PATH.1`, in place of an earlier one. `redact` removes keys from a line; `describe` formats an
  /// event.
  package init(
    path: String, level: LogLevel = .info, sizeLimit: Int = LogFile.sizeLimit,
    redact: @escaping @Sendable (String) -> String, now: @escaping @Sendable () -> Moment,
    describe: @escaping @Sendable (LogEvent) -> String, first: LogEvent
  ) throws(OpenError) {
    do { descriptor = Mutex(try Self.opened(path)) } catch { throw .refused(error) }
    self.path = path
    self.level = level
    self.sizeLimit = sizeLimit
    self.redact = redact
    self.now = now
    self.describe = describe
    guard descriptor.withLock({ Self.isLog($0, at: path) }) else { throw .isSomethingElse }
    if let failure = write(line(first, at: now())) { throw .refused(failure) }
  }

  deinit { descriptor.withLock { _ = close($0) } }

  private static func opened(_ path: String) throws(SystemError) -> Int32 {
    // Non-blocking: opening a pipe without a reader fails.
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw SystemError.last }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return descriptor
  }

  /// Facts of an open file; nil for a stream: not a regular file, or this program's own output by
  /// `/dev/stderr` or its name.
  private static func file(_ descriptor: Int32) -> stat? {
    guard let facts = systemFacts(of: descriptor), facts.st_mode & S_IFMT == S_IFREG
    else { return nil }
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      guard let own = systemFacts(of: output) else { continue }
      if own.st_ino == facts.st_ino, own.st_dev == facts.st_dev { return nil }
    }
    return facts
  }

  /// Whether a file is empty or begins with a moment, as each line does. True for streams and
  /// unreadable files.
  private static func isLog(_ descriptor: Int32, at path: String) -> Bool {
    guard let facts = file(descriptor), facts.st_size > 0 else { return true }
    let reader = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard reader >= 0 else { return true }
    defer { systemClose(reader) }
    var beginning = [UInt8](repeating: 0, count: "2026-04-22T12:04:00Z ".utf8.count)
    let count = systemRead(reader, &beginning)
    let text = String(decoding: beginning.prefix(max(count, 0)), as: UTF8.self)
    return text.last == " " && Moment(iso: String(text.dropLast())) != nil
  }

  /// Enqueues events without waiting for the disk.
  package var log: Log { Log { self.take($0) } }

  /// Waits until all lines are written, at most `milliseconds`; returns the error if one isn't.
  package func finish(within milliseconds: Int) -> SystemError? {
    let isDone = worker.finish(within: milliseconds)
    return state.withLock { $0.failure } ?? (isDone ? nil : SystemError(code: ETIMEDOUT))
  }

  private func take(_ event: LogEvent) {
    guard event.level <= level else { return }
    let moment = now()
    worker.perform { [self] in
      guard isNew(event), let failure = write(line(event, at: moment)) else { return }
      state.withLock { $0.failure = $0.failure ?? failure }
    }
  }

  private func isNew(_ event: LogEvent) -> Bool {
    guard case .unreadable(let record) = event else { return true }
    return state.withLock { state in
      if state.logged.count >= Self.limit { state.logged = [] }
      return state.logged.insert(record).inserted
    }
  }

  /// Formats an event, which may contain a server's text: cleaned first, so that invisible
  /// characters can't hide a key, then redacted, then cleaned again.
  private func line(_ event: LogEvent, at moment: Moment) -> String {
    let text = redact(PlainText.line(describe(event)))
    return "\(moment.iso) \(PlainText.line(text))\n"
  }

  /// Writes a line in one call, so that lines of two processes don't mix; returns the error.
  private func write(_ line: String) -> SystemError? {
    descriptor.withLock { descriptor in
      rotate(&descriptor, before: line.utf8.count)
      return systemWriteAll(descriptor, Array(line.utf8))
    }
  }

  /// Rotates a full file, unless another process has: then only opens the new one. On failure the
  /// open file stays.
  private func rotate(_ descriptor: inout Int32, before count: Int) {
    guard let ours = Self.file(descriptor), Int(ours.st_size) + count > sizeLimit, ours.st_size > 0
    else { return }
    if let named = systemFacts(of: path), named.st_ino == ours.st_ino, named.st_dev == ours.st_dev {
      guard rename(path, path + ".1") == 0 else { return }
    }
    guard let next = try? Self.opened(path) else { return }
    close(descriptor)
    descriptor = next
  }
}
