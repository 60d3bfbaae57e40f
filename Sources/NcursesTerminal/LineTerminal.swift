import Basics
import CSignals
import TerminalKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal without a screen: keys come one by one, and text is only ever added. Knows nothing of
/// terminfo or ncurses, so that any terminal will do.
package struct LineTerminal {
  /// For the loop; its frames go nowhere.
  package let terminal: Terminal
  /// Writes text as it is, without waiting for the terminal to take it.
  package let write: (String) -> Void

  /// Takes the terminal over: modes and signals. Whoever opens it closes it.
  package static func open(_ settings: TerminalSettings) throws(TerminalError) -> LineTerminal {
    let device = try Device()
    let isUTF8 = CharacterSet.useUTF8()
    squad_signals_remember()
    guard squad_signals_install() >= 0 else { throw .refused(errno) }
    let session = LineSession(device: device)
    let terminal = Terminal(
      capabilities: TerminalCapabilities(
        colors: .none, isUTF8: isUTF8, name: settings.term ?? ""),
      keyStrings: [], escapeDelay: settings.escapeDelay, inputDescriptor: device.input,
      outputDescriptor: device.output, signalDescriptor: squad_signals_descriptor(),
      size: { device.size }, draw: { _ in .nothing },
      hasPendingOutput: { session.hasPendingOutput }, flush: { session.flush() },
      read: { session.read() }, signals: { SignalPipe.signals() }, redraw: {},
      resized: { device.size }, canSuspend: { JobControl.canSuspend },
      suspend: { session.suspend() }, resume: { session.resume() }, close: { session.close() },
      writeLast: { device.writeLast($0) })
    return LineTerminal(terminal: terminal, write: session.write)
  }
}
