import CLibrary
import CSignals
import SystemKit
import TerminalKit

/// Reads the signals in the handlers' pipe.
enum SignalPipe {
  /// Signals since the last call, as the loop's own type.
  static func signals() -> [TerminalSignal] {
    take().compactMap { signal in
      switch signal {
      case SIGHUP: .hangUp
      case SIGTERM: .terminate
      case SIGINT: .interrupt
      case SIGWINCH: .resize
      case SIGTSTP: .stop
      case SIGCONT: .resume
      case SIGXCPU: .exhausted
      default: nil
      }
    }
  }

  /// Empties the pipe.
  static func take() -> [Int32] {
    let descriptor = squad_signals_descriptor()
    var signals: [Int32] = []
    var chunk = [UInt8](repeating: 0, count: 64)
    while true {
      let count = systemRead(descriptor, &chunk)
      if count > 0 { signals += chunk[..<count].map { Int32($0) } }
      if count < chunk.count { return signals }
    }
  }

  /// Stops the process group until it is continued; returns whether a signal to end came meanwhile.
  /// Puts other signals back for the loop.
  static func stopGroup() -> Bool {
    squad_stop_group()
    // Drops the SIGCONT that ended the stop.
    let signals = take().filter { $0 != SIGCONT }
    for signal in signals { squad_signals_post(signal) }
    return signals.contains(SIGTERM) || signals.contains(SIGHUP)
  }
}

/// Detects a shell that can continue a stopped program.
enum JobControl {
  /// Whether an ancestor in our session is in another process group: the shell that made ours a
  /// job. Nobody would continue a session leader, or a process that it runs without job control.
  static var canSuspend: Bool {
    guard !squad_signal_was_ignored(SIGTSTP), getsid(0) != getpid() else { return false }
    var ancestor = getppid()
    for _ in 0..<32 {
      guard ancestor > 0, getsid(ancestor) == getsid(0) else { return false }
      // Process 1 of a container may be a shell with job control, which ignores SIGTSTP, or an
      // init, which would never continue us.
      if getpgid(ancestor) != getpgrp() { return ancestor > 1 || systemIgnores(SIGTSTP, in: 1) }
      guard let next = parent(of: ancestor) else { return true }
      ancestor = next
    }
    return false
  }

  /// Parent of a process, if /proc tells.
  private static func parent(of process: pid_t) -> pid_t? {
    let descriptor = systemOpen("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { systemClose(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 512)
    let count = max(systemRead(descriptor, &buffer), 0)
    // The name in parentheses may contain anything; state and parent follow the last one.
    guard let name = buffer[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = buffer[(name + 1)..<count].split(separator: UInt8(ascii: " "))
    return fields.count > 1 ? pid_t(String(decoding: fields[1], as: UTF8.self)) : nil
  }
}
