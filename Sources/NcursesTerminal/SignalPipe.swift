import CSignals
import SystemKit
import TerminalKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signals that came, in the pipe that their handlers write to.
enum SignalPipe {
  /// The signals in the pipe, as the loop knows them.
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

  /// Stops the program's group until somebody resumes it; returns whether it was told to end
  /// meanwhile. Other signals that came are left to the loop.
  static func stopGroup() -> Bool {
    squad_stop_group()
    // The SIGCONT that ended the stop needs no answer any more.
    let signals = take().filter { $0 != SIGCONT }
    for signal in signals { squad_signals_post(signal) }
    return signals.contains(SIGTERM) || signals.contains(SIGHUP)
  }
}
