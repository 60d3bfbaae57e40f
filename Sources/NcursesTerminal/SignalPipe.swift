import CLibrary
import CSignals
import SystemKit
import TerminalKit

/// Reads the signals in the handlers' pipe.
enum SignalPipe {
  /// Signals since the last call, in the loop's terms.
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

  /// Stops the process group until it is continued; returns whether it was told to end meanwhile.
  /// Puts other signals back for the loop.
  static func stopGroup() -> Bool {
    squad_stop_group()
    // Drops the SIGCONT that ended the stop.
    let signals = take().filter { $0 != SIGCONT }
    for signal in signals { squad_signals_post(signal) }
    return signals.contains(SIGTERM) || signals.contains(SIGHUP)
  }
}
