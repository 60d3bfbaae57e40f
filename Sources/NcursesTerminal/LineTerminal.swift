import Basics
import CLibrary
import CSignals
import TerminalKit

/// A terminal without a screen: keys arrive one by one, and text is only appended. Works on any
/// terminal, without terminfo and ncurses.
package struct LineTerminal {
  /// For the loop; discards frames.
  package let terminal: Terminal
  /// Writes text unchanged, without waiting for the terminal.
  package let write: (String) -> Void

  /// Takes over the terminal's modes and the signals, until `close`.
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
      size: { device.size }, draw: { _, _ in .nothing },
      hasPendingOutput: { session.hasPendingOutput }, flush: { session.flush() },
      read: { session.read() }, signals: { SignalPipe.signals() }, redraw: {},
      resized: { device.size }, canSuspend: { JobControl.canSuspend },
      suspend: { session.suspend() }, resume: { session.resume() }, close: { session.close() },
      writeLast: { device.writeLast($0) })
    return LineTerminal(terminal: terminal, write: session.write)
  }
}
