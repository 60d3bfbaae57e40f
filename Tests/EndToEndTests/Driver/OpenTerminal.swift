import Foundation

/// A terminal without a session, to write to and read back.
final class OpenTerminal {
  let path: String
  private let master: Int32
  private let slave: Int32

  init() throws { (master, slave, path) = try Self.pair() }

  deinit {
    close(master)
    close(slave)
  }

  /// The text written so far: a line or two, which fit into the terminal's buffer.
  func text() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var watched = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    let isMarked = OpenTerminal.markEnd(of: slave)
    while poll(&watched, 1, isMarked ? 30_000 : 0) == 1 {
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
      if bytes.last == OpenTerminal.endMark { break }
    }
    return String(
      decoding: bytes.filter { $0 != UInt8(ascii: "\r") && $0 != OpenTerminal.endMark },
      as: UTF8.self)
  }

  /// The byte behind all output of a program that has ended.
  static let endMark: UInt8 = 0

  /// Writes the mark, since the system hands a program's output on in the background, in order but
  /// perhaps after the program's end. False after a hang-up.
  static func markEnd(of slave: Int32) -> Bool {
    var byte = endMark
    return write(slave, &byte, 1) == 1
  }

  static func pair() throws -> (master: Int32, slave: Int32, path: String) {
    try Child.descriptors.withLock {
      var (master, slave) = (Int32(-1), Int32(-1))
      guard openpty(&master, &slave, nil, nil, nil) == 0, let name = ttyname(slave) else {
        throw Failure.system("openpty")
      }
      for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      return (master, slave, String(cString: name))
    }
  }
}
