import Basics
import CLibrary
import CNcurses
import CSignals
import SystemKit
import TerminalKit

/// The terminal device, by descriptors of its own, so that the shell's keep their flags.
final class Device {
  let input: Int32
  let output: Int32
  /// Modes at the start, to be restored.
  let saved: termios
  private let isBlocking: Bool

  /// Throws if a standard stream in use isn't a terminal, there is no controlling one, or the
  /// system refuses to open it.
  init(_ settings: TerminalSettings) throws(TerminalError) {
    let inlet = try Self.stream(settings.input, STDIN_FILENO)
    let outlet = try Self.stream(settings.output, STDOUT_FILENO)
    isBlocking = inlet.isBlocking || outlet.isBlocking
    input = inlet.descriptor
    if inlet.name != nil, inlet.name == outlet.name {
      output = input
      systemClose(outlet.descriptor)
    } else {
      output = outlet.descriptor
    }
    var modes = termios()
    guard input >= 0, output >= 0, tcgetattr(input, &modes) == 0 else { throw .refused(errno) }
    saved = modes
  }

  deinit {
    if output != input { systemClose(output) }
    systemClose(input)
  }

  /// Sets raw modes: no echo, line editing, signals or flow control. In the background the system
  /// stops the program here; returns false if SIGHUP or SIGTERM interrupts the wait.
  func enterRawModes() -> Bool {
    var modes = saved
    cfmakeraw(&modes)
    #if !canImport(Darwin)
      modes.c_iflag |= saved.c_iflag & tcflag_t(IUTF8)
    #endif
    return squad_set_modes(input, &modes)
  }

  /// Restores the modes, without waiting for output to drain.
  func restoreModes() {
    var modes = saved
    squad_restore_modes(input, &modes)
  }

  /// Window size; 0 × 0 if unknown. Capped, since a stranger's terminal may claim any size.
  var size: Size {
    let window = squad_window_size(output)
    return Size(columns: min(Int(window.ws_col), 1_000), rows: min(Int(window.ws_row), 500))
  }

  /// Whether the system still holds output.
  var hasUnsentOutput: Bool { squad_unsent(output) > 0 }

  /// Available input, up to about 64 KB; empty without any, nil after a hang-up.
  func read() -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while bytes.count < 1 << 16 {
      if isBlocking, !isReady(input, POLLIN) { break }
      let count = systemRead(input, &chunk)
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
        return bytes.isEmpty ? nil : bytes
      } else if errno == EAGAIN {
        break
      }
    }
    return bytes
  }

  /// Writes once; returns the number of bytes taken, 0 if the terminal takes none now.
  func write(_ bytes: ArraySlice<UInt8>) -> Int {
    while true {
      let count = bytes.withUnsafeBytes { systemWrite(output, $0) }
      if count >= 0 { return count }
      if errno == EAGAIN { return 0 }
      // Drops the output after a hang-up, which the loop learns of by reading.
      if errno != EINTR { return bytes.count }
    }
  }

  /// Writes pending bytes once, removes as many as the terminal took, and returns their number.
  @discardableResult
  func write(pending rest: inout ArraySlice<UInt8>) -> Int {
    guard !rest.isEmpty else { return 0 }
    let count = write(rest)
    rest = rest.dropFirst(count)
    return count
  }

  /// Writes the last bytes within `timeout` milliseconds; first discards pending output that the
  /// terminal doesn't take.
  func writeLast(_ bytes: [UInt8], timeout: Int32) {
    var rest = bytes[...]
    var isFlushed = false
    while !rest.isEmpty {
      rest = rest.dropFirst(write(rest))
      if rest.isEmpty || isReady(output, POLLOUT, timeout: isFlushed ? 0 : timeout) { continue }
      if isFlushed { return }
      tcflush(output, TCOFLUSH)
      isFlushed = true
    }
  }

  /// Writes a line with the modes restored.
  func writeLast(_ line: String) { writeLast(Array((line + "\n").utf8), timeout: 200) }

  private func isReady(_ descriptor: Int32, _ events: Int32, timeout: Int32 = 0) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&entry, 1, timeout) > 0
  }

  /// An opened stream.
  private struct Stream {
    let descriptor: Int32
    /// Nil if unknown.
    let name: String?
    /// Whether it shares the shell's flags, and so blocks.
    var isBlocking = false
  }

  private static func stream(
    _ stream: TerminalStream, _ descriptor: Int32
  ) throws(TerminalError) -> Stream {
    switch stream {
    case .controlling:
      guard let opened = open("/dev/tty") else { throw .noControllingTerminal }
      return Stream(descriptor: opened, name: "/dev/tty")
    case .standard:
      guard isatty(descriptor) == 1 else { throw .notATerminal }
      let name = name(of: descriptor)
      if let opened = name.flatMap(open) ?? open("/dev/tty") {
        return Stream(descriptor: opened, name: name)
      }
      return Stream(descriptor: dup(descriptor), name: name, isBlocking: true)
    }
  }

  private static func name(of descriptor: Int32) -> String? {
    ttyname(descriptor).map { String(cString: $0) }
  }

  private static func open(_ path: String) -> Int32? {
    let opened = systemOpen(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return opened >= 0 ? opened : nil
  }
}

/// Reason why there is no terminal to draw on. All but the last are usage errors (exit 2), which
/// the caller phrases.
package enum TerminalError: Error, Equatable {
  /// Standard input or output isn't a terminal.
  case notATerminal
  /// There is no `/dev/tty` to take keys from, or to draw on.
  case noControllingTerminal
  /// `TERM=dumb` can't place the cursor.
  case dumb
  /// No terminfo entry is usable.
  case unusable
  /// The system refused, with its `errno`.
  case refused(Int32)
}
