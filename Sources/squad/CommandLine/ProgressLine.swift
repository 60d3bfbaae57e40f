import CLibrary
import PlainText
import SquadCore
import SquadRuntime
import SquadWords
import Synchronization
import SystemKit

/// Progress of a command's request on standard error: one line, rewritten in place and erased
/// before other output. Only on a terminal, and only for slow requests.
final class ProgressLine: Sendable {
  /// Milliseconds before the line appears.
  private static let delay = 300
  /// Columns of a key that the terminal echoes after the line: `^C`.
  private static let echo = 2

  private let strings: Strings
  private let glyphs: Glyphs
  private let shown = Mutex(Shown())

  private struct Shown {
    /// Columns of the visible line.
    var columns = 0
    /// Whether the program ends and the line stays erased.
    var hasEnded = false
  }

  init(_ strings: Strings, _ glyphs: Glyphs) {
    self.strings = strings
    self.glyphs = glyphs
  }

  /// Observer of one fetch; nil where no line is shown.
  var observer: FetchObserver? {
    guard isatty(STDERR_FILENO) == 1, Environment["TERM"] != "dumb",
      Environment["ACCESSIBLE"] != "1"
    else { return nil }
    return FetchObserver(after: Self.delay) { [self] in draw($0) }
  }

  func erase() { shown.withLock { Self.erase(&$0) } }

  /// Erases the line for good, on a signal, without waiting.
  func end() {
    _ = shown.withLockIfAvailable {
      $0.hasEnded = true
      Self.erase(&$0)
    }
  }

  private func draw(_ status: FetchStatus) {
    shown.withLock { shown in
      guard !shown.hasEnded, Self.isInForeground else { return }
      let line = strings.line(of: status, columns: Self.columns, glyphs)
      let width = PlainText.width(of: line)
      let rest = String(repeating: " ", count: max(shown.columns - width, 0))
      let back = String(repeating: "\u{8}", count: rest.utf8.count)
      if Self.write("\r" + line + rest + back) { shown.columns = width }
    }
  }

  private static func erase(_ shown: inout Shown) {
    guard shown.columns > 0 else { return }
    let columns = min(shown.columns + echo, columns)
    _ = write("\r" + String(repeating: " ", count: columns) + "\r")
    shown.columns = 0
  }

  /// Whether this program owns the terminal; in the background the shell does.
  private static var isInForeground: Bool {
    let group = tcgetpgrp(STDERR_FILENO)
    return group < 0 || group == getpgrp()
  }

  /// Columns that can be written without a line break.
  private static var columns: Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return (isKnown ? Int(size.ws_col) : 80) - 1
  }

  /// Writes only where that doesn't block, so that a stopped terminal doesn't stop the program.
  private static func write(_ text: String) -> Bool {
    var polled = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    guard poll(&polled, 1, 0) == 1 else { return false }
    return Array(text.utf8).withUnsafeBytes { systemWrite(STDERR_FILENO, $0) } > 0
  }
}
