import Basics
import PlainText
import SquadCore
import Synchronization
import SystemKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that events are added to, a line each, on a thread of its own.
package final class LogFile: Sendable {
  private struct State {
    /// Records that were told already: a saved answer is read more than once.
    var told: Set<UnreadableRecord> = []
    /// Why a line is missing.
    var failure: SystemError?
  }

  /// So many records are remembered: squad may run for weeks.
  private static let most = 10_000

  private let descriptor: Int32
  private let redact: @Sendable (String) -> String
  private let now: @Sendable () -> Moment
  private let describe: @Sendable (LogEvent) -> String
  private let worker = Worker()
  private let state = Mutex(State())

  /// Opens the file, a new one for its owner alone, and writes the first line; throws the system's
  /// reason where either can't be done.
  ///
  /// - Parameters:
  ///   - redact: hides the keys that must not reach the file.
  ///   - describe: an event in words.
  package init(
    path: String, redact: @escaping @Sendable (String) -> String,
    now: @escaping @Sendable () -> Moment,
    describe: @escaping @Sendable (LogEvent) -> String, first: LogEvent
  ) throws(SystemError) {
    // Without waiting: a pipe that nobody reads is refused.
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw SystemError.last }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    self.redact = redact
    self.now = now
    self.describe = describe
    if let failure = write(line(first, at: now())) { throw failure }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Takes events without waiting for the disk.
  package var log: Log { Log { self.take($0) } }

  /// Waits until all lines are written, at most so long; returns why any of them is not.
  package func finish(within milliseconds: Int) -> SystemError? {
    let isDone = worker.finish(within: milliseconds)
    return state.withLock { $0.failure } ?? (isDone ? nil : SystemError(code: ETIMEDOUT))
  }

  private func take(_ event: LogEvent) {
    let moment = now()
    worker.perform { [self] in
      guard isNew(event), let failure = write(line(event, at: moment)) else { return }
      state.withLock { $0.failure = $0.failure ?? failure }
    }
  }

  private func isNew(_ event: LogEvent) -> Bool {
    guard case .unreadable(let record) = event else { return true }
    return state.withLock { state in
      if state.told.count >= Self.most { state.told = [] }
      return state.told.insert(record).inserted
    }
  }

  /// The server's own words may be in it: cleaned, so that a key can't hide behind characters that
  /// nobody sees, then hidden, then cleaned like all that is shown.
  private func line(_ event: LogEvent, at moment: Moment) -> String {
    let text = redact(PlainText.line(describe(event)))
    return "\(moment.iso) \(PlainText.line(text))\n"
  }

  /// In one piece, so that the lines of two squads don't mix. Returns what went wrong.
  private func write(_ line: String) -> SystemError? {
    var bytes = Array(line.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return SystemError.last }
      bytes = bytes.dropFirst(count)
    }
    return nil
  }
}
