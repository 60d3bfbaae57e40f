import CLibrary
import CNcurses
import CSignals
import TerminalKit

/// The terminal drawn by ncurses. One per process, for the main thread.
package enum NcursesTerminal {
  /// Takes over the terminal: modes, signals and crash handlers at once, the screen with the first
  /// frame; until `close`.
  package static func open(_ settings: TerminalSettings) throws(TerminalError) -> Terminal {
    let device = try Device(settings)
    if settings.term == "dumb" { throw .dumb }
    let isUTF8 = CharacterSet.useUTF8()
    squad_signals_remember()
    let names = TerminalNames.candidates(term: settings.term, mode: settings.colors)
    let screen = try Screen(names: names, size: device.size, settings: settings, isUTF8: isUTF8)
    // After newterm, which installs handlers of its own.
    guard squad_signals_install() >= 0 else { throw .refused(errno) }
    let strings = ControlStrings()
    let session = Session(device: device, screen: screen, strings: strings, settings: settings)
    let capabilities = TerminalCapabilities(
      colors: screen.colors, isUTF8: isUTF8, name: screen.name,
      warning: TerminalNames.warning(
        term: settings.term, used: screen.name, mode: settings.colors, colors: screen.colors),
      takesQueries: screen.colors >= .indexed256 && TerminalNames.takesQueries(screen.name),
      mayHaveTrueColor: screen.mayHaveTrueColor,
      takesMouse: strings.takesMouse, takesClipboard: TerminalNames.takesQueries(screen.name))
    return terminal(session, device, capabilities, settings)
  }

  /// Restores the signal handlers from before `open`, for a program that continues after `close`,
  /// and raises the signals that arrived in between.
  package static func releaseSignals() {
    squad_signals_restore()
    for signal in SignalPipe.take() { raise(signal) }
  }

  private static func terminal(
    _ session: Session, _ device: Device, _ capabilities: TerminalCapabilities,
    _ settings: TerminalSettings
  ) -> Terminal {
    Terminal(
      capabilities: capabilities, keyStrings: KeyCapabilities.keyStrings(),
      escapeDelay: settings.escapeDelay, inputDescriptor: device.input,
      outputDescriptor: device.output, signalDescriptor: squad_signals_descriptor(),
      size: { session.size }, draw: session.draw, hasPendingOutput: { session.hasPendingOutput },
      hasUnsentOutput: { session.hasUnsentOutput }, flush: { session.flush() },
      read: { device.read() }, query: { session.query() }, replied: { session.replied($0) },
      setMouse: { session.setMouse($0) },
      copy: { session.send(ClipboardSequence.bytes(for: $0, through: settings.multiplexer)) },
      signals: { SignalPipe.signals() }, redraw: { session.redraw() },
      resized: { session.resized() }, canSuspend: { JobControl.canSuspend },
      suspend: { session.suspend() }, resume: { session.resume() }, close: { session.close() },
      writeLast: { device.writeLast($0) })
  }
}

/// Bytes of the terminal's keys by terminfo.
enum KeyCapabilities {
  /// Reads the entry that `newterm` has loaded.
  static func keyStrings() -> [(bytes: [UInt8], key: Key)] {
    named.compactMap { name, key in
      let bytes = ControlStrings.string(name)
      return bytes.count > 1 ? (bytes, key) : nil
    }
  }

  /// Of two keys with the same bytes, the first counts.
  private static let named: [(String, Key)] =
    [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
      ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kich1", .insert),
      ("kdch1", .delete), ("kbs", .backspace), ("kent", .enter), ("kcbt", .backtab),
      ("kLFT", Key(.left, .shift)), ("kRIT", Key(.right, .shift)), ("kri", Key(.up, .shift)),
      ("kind", Key(.down, .shift)), ("kHOM", Key(.home, .shift)), ("kEND", Key(.end, .shift)),
      ("kPRV", Key(.pageUp, .shift)), ("kNXT", Key(.pageDown, .shift)),
      ("kDC", Key(.delete, .shift)), ("kIC", Key(.insert, .shift)), ("kfnd", .home),
      ("kslt", .end),
    ] + (1...12).map { ("kf\($0)", .function($0)) }
}
