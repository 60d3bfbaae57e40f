import Foundation

/// A bare pseudo-terminal around a program, to check its output byte by byte and the terminal's
/// settings, and to hang up or flood it. `TmuxScreen` shows what the bytes look like on a screen.
final class Pty {
  let child: Child
  /// Everything read so far, one element a read.
  private(set) var reads: [[UInt8]] = []
  private var master: Int32
  /// The terminal's settings before the program began, which may change them at once.
  let initialSettings: [UInt32]
  /// Held open so that the terminal's settings can be read after the program has ended.
  private let slave: Int32

  init(
    _ command: [String], columns: Int = 120, rows: Int = 40, in sandbox: Sandbox,
    environment: [String: String] = [:]
  ) throws {
    let path: String
    (master, slave, path) = try OpenTerminal.pair()
    Pty.setSize(of: slave, columns, rows)
    initialSettings = Pty.settings(of: slave)
    child = try Child(
      command, environment: sandbox.environment.merging(environment) { $1 }, ownSession: true
    ) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
  }

  deinit {
    hangUp()
    close(slave)
  }

  var bytes: [UInt8] { reads.flatMap { $0 } }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func forget() { reads = [] }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  func resize(columns: Int, rows: Int) {
    Pty.setSize(of: slave, columns, rows)
  }

  /// Closes the terminal, as when a window is closed or a connection breaks.
  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// Reads once; false if nothing came in time or the terminal has closed.
  @discardableResult
  func read(within limit: Duration) -> Bool {
    var watched = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    let milliseconds = limit / .milliseconds(1)
    guard poll(&watched, 1, Int32(milliseconds.rounded(.up))) == 1 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    reads.append(Array(buffer[..<count]))
    return true
  }

  /// Reads until nothing comes for `quiet`.
  func drain(quiet: Duration = .milliseconds(60)) {
    while read(within: quiet) {}
  }

  /// Reads until `text` has come, then until the output pauses.
  func expect(_ text: String, within limit: Duration = timeout) throws {
    try read(until: text, within: limit)
    drain()
  }

  /// Reads until `text` has come.
  func read(until text: String, within limit: Duration = timeout) throws {
    let deadline = ContinuousClock.now + limit
    while !self.text.contains(text) {
      guard ContinuousClock.now < deadline else {
        throw Failure("no “\(text)” in \(self.text.debugDescription)")
      }
      read(within: .milliseconds(20))
    }
  }

  /// Waits for the program's end, reading so that it isn't blocked.
  func end(within limit: Duration = timeout) throws -> Exit {
    let exit = wait(for: limit) {
      read(within: .milliseconds(1))
      return child.poll()
    }
    guard let exit else { throw Failure("the program still runs after \(limit)") }
    drain(quiet: .milliseconds(5))
    readToMark()
    return exit
  }

  /// Reads what the program wrote before its end.
  private func readToMark() {
    guard OpenTerminal.markEnd(of: slave) else { return }
    while read(within: timeout) {
      guard var last = reads.popLast() else { return }
      let isMarked = last.last == OpenTerminal.endMark
      if isMarked { last.removeLast() }
      if !last.isEmpty { reads.append(last) }
      if isMarked { return }
    }
  }

  /// The terminal's settings, as bytes to compare.
  var settings: [UInt32] { Pty.settings(of: slave) }

  private static func settings(of terminal: Int32) -> [UInt32] {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
      .map { UInt32(truncatingIfNeeded: $0) }
  }

  private static func setSize(of terminal: Int32, _ columns: Int, _ rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }
}
