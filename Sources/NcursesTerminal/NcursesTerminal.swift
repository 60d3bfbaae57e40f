import CNcurses
import CSignals
import TerminalKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal that squad runs on, drawn by ncurses. There is one in a process, and it belongs to
/// the main thread.
package enum NcursesTerminal {
  /// Takes the terminal over: modes, signals and crash handlers; the screen with the first frame.
  /// Whoever opens it closes it.
  package static func open(_ settings: TerminalSettings) throws(TerminalError) -> Terminal {
    let device = try Device()
    if settings.term == "dumb" { throw .dumb }
    let isUTF8 = CharacterSet.useUTF8()
    squad_signals_remember()
    let names = TerminalNames.candidates(
      term: settings.term, mode: settings.colors)
    let screen = try Screen(
      names: names, size: device.size, settings: settings, isUTF8: isUTF8)
    // After newterm, which brings handlers of its own.
    guard squad_signals_install() >= 0 else { throw .refused(errno) }
    let strings = ControlStrings()
    let session = Session(
      device: device, screen: screen, strings: strings, settings: settings)
    let capabilities = TerminalCapabilities(
      colors: screen.colors, isUTF8: isUTF8, name: screen.name,
      note: TerminalNames.note(
        term: settings.term, used: screen.name, mode: settings.colors, colors: screen.colors),
      takesQueries: screen.colors >= .indexed256 && TerminalNames.takesQueries(screen.name),
      mayHaveTrueColor: screen.mayHaveTrueColor,
      takesMouse: strings.takesMouse, takesClipboard: TerminalNames.takesQueries(screen.name))
    return terminal(session, device, capabilities, settings)
  }

  private static func terminal(
    _ session: Session, _ device: Device, _ capabilities: TerminalCapabilities,
    _ settings: TerminalSettings
  ) -> Terminal {
    Terminal(
      capabilities: capabilities, keyStrings: KeyCapabilities.keyStrings(),
      escapeDelay: settings.escapeDelay, inputDescriptor: device.input,
      outputDescriptor: device.output, signalDescriptor: squad_signals_descriptor(),
      size: { session.size }, draw: { session.draw($0, $1) },
      hasPendingOutput: { session.hasPendingOutput },
      hasUnsentOutput: { session.hasUnsentOutput }, flush: { session.flush() },
      read: { session.read() },
      query: { session.query() }, replied: { session.replied($0) },
      setMouse: { session.setMouse($0) },
      copy: { session.send(ClipboardSequence.bytes(for: $0, through: settings.multiplexer)) },
      signals: { SignalPipe.signals() },
      redraw: { session.redraw() },
      resized: { session.resized() }, canSuspend: { JobControl.canSuspend },
      suspend: { session.suspend() }, resume: { session.resume() }, close: { session.close() },
      writeLast: { device.writeLast($0) })
  }
}
