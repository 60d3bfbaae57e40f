import Foundation

/// What only Linux has and containers can forbid: a network and files that are a program's own.
enum Namespaces {
  /// Starts a program in a network of its own, in which nothing is reached; nil where that is not
  /// allowed.
  static let cutOff: [String]? = firstThatWorks([["unshare", "-n"], ["unshare", "-r", "-n"]])

  /// The same for files: what is mounted there is mounted for that program alone.
  static let ownFiles: [String]? = firstThatWorks([["unshare", "-m"], ["unshare", "-r", "-m"]])

  /// What starts a program in the network of another one.
  static func join(_ pid: pid_t) -> [String] {
    let isUser = cutOff?.contains("-r") == true
    let network = ["nsenter", "--target", String(pid), "--net"]
    return isUser ? network + ["--user", "--preserve-credentials"] : network
  }

  /// Lets the programs of a network that is cut off reach each other.
  static func connect(_ pid: pid_t, in sandbox: Sandbox) throws {
    // SIOCSIFFLAGS: up and running.
    let script = """
      import fcntl, socket, struct
      with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any:
        fcntl.ioctl(any, 0x8914, struct.pack("16sh22x", b"lo", 0x41))
      """
    let result = try Command.run(join(pid) + ["python3", "-c", script], in: sandbox)
    guard result.exit == .code(0) else { throw Failure(result.errors) }
  }

  private static func firstThatWorks(_ prefixes: [[String]]) -> [String]? {
    guard let sandbox = try? Sandbox() else { return nil }
    return prefixes.first { prefix in
      (try? Command.run(prefix + ["true"], in: sandbox))?.exit == .code(0)
    }
  }
}
