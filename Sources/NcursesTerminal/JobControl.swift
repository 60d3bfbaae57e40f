import CSignals
import SystemKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether there is a shell that could resume us.
enum JobControl {
  /// True when some ancestor in our session is in another process group: the shell that made ours
  /// a job. A session's leader, and what it runs without job control, nobody would resume.
  static var canSuspend: Bool {
    guard !squad_signal_was_ignored(SIGTSTP), getsid(0) != getpid() else { return false }
    var ancestor = getppid()
    for _ in 0..<32 {
      guard ancestor > 1, getsid(ancestor) == getsid(0) else { return false }
      if getpgid(ancestor) != getpgrp() { return true }
      guard let next = parent(of: ancestor) else { return true }
      ancestor = next
    }
    return false
  }

  /// A process's parent, where the system has a file that tells.
  private static func parent(of process: pid_t) -> pid_t? {
    let descriptor = systemOpen("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { systemClose(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 512)
    let count = max(systemRead(descriptor, &buffer), 0)
    // The name in parentheses may hold anything; the state and the parent follow the last one.
    guard let name = buffer[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = buffer[(name + 1)..<count].split(separator: UInt8(ascii: " "))
    return fields.count > 1 ? pid_t(String(decoding: fields[1], as: UTF8.self)) : nil
  }
}
