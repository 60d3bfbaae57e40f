import Foundation

/// A program's own network or mounts, which only Linux has and containers may forbid.
enum Namespaces {
  /// The command prefix for a program in a network of its own, in which nothing can be reached; nil
  /// if that is forbidden.
  static let cutOff: [String]? = firstThatWorks([["unshare", "-n"], ["unshare", "-r", "-n"]])

  /// The command prefix for a program with mounts of its own; nil if that is forbidden.
  static let ownFiles: [String]? = firstThatWorks([["unshare", "-m"], ["unshare", "-r", "-m"]])

  /// The command prefix for a program in another program's network.
  static func join(_ pid: pid_t) -> [String] {
    let isUser = cutOff?.contains("-r") == true
    let network = ["nsenter", "--target", String(pid), "--net"]
    return isUser ? network + ["--user", "--preserve-credentials"] : network
  }

  /// Lets programs in a cut-off network reach each other.
  static func connect(_ pid: pid_t, in sandbox: Sandbox) throws {
    // SIOCSIFFLAGS brings the loopback interface up.
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
