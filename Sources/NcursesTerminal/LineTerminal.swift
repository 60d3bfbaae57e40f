import Basics
import CLibrary
import CSignals
import SystemKit
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
    let device = try Device(settings)
    let isUTF8 = CharacterSet.useUTF8()
    squad_signals_remember()
    guard squad_signals_install() >= 0 else { throw .refused(errno) }
    let session = LineSession(device: device)
    let terminal = Terminal(
      capabilities: TerminalCapabilities(colors: .none, isUTF8: isUTF8, name: settings.term ?? ""),
      keyStrings: [], escapeDelay: settings.escapeDelay, inputDescriptor: device.input,
      outputDescriptor: device.output, signalDescriptor: squad_signals_descriptor(),
      size: { device.size }, draw: { _ in 0 },
      hasPendingOutput: { session.hasPendingOutput }, flush: { session.flush() },
      read: { session.read() }, signals: { SignalPipe.signals() }, redraw: {},
      resized: { device.size }, canSuspend: { JobControl.canSuspend },
      suspend: { session.suspend() }, resume: { session.resume() }, close: { session.close() },
      writeLast: { device.writeLast($0) })
    return LineTerminal(terminal: terminal, write: session.write)
  }
}

/// A terminal to which only lines are appended: the device in raw modes, and pending output. Never
/// sends a control sequence.
final class LineSession {
  private let device: Device
  private var pending: ArraySlice<UInt8> = []
  /// Whether the last line isn't ended yet.
  private var isLineOpen = false
  private var isClosed = false
  private var pastes = PasteGuess()

  init(device: Device) {
    self.device = device
    isClosed = !enter()
  }

  var hasPendingOutput: Bool { !pending.isEmpty }

  /// Writes a text, after the pending output.
  func write(_ text: String) {
    guard !isClosed, let last = text.utf8.last else { return }
    isLineOpen = last != UInt8(ascii: "\n")
    pending += Array(text.utf8)
    flush()
  }

  func flush() { device.write(pending: &pending) }

  /// Brackets pastes by their timing: asking the terminal to do so takes a control sequence.
  func read() -> [UInt8]? {
    device.read().map { pastes.bracketed($0, at: MonotonicClock.microseconds) }
  }

  /// Stops until the program is continued.
  func suspend() {
    giveBack()
    // A signal to end came while stopped: the terminal is already released.
    isClosed = SignalPipe.stopGroup() || !enter()
  }

  func resume() {
    if !isClosed { _ = enter() }
  }

  /// Releases the terminal for good.
  func close() {
    guard !isClosed else { return }
    giveBack()
    isClosed = true
  }

  /// Returns false if SIGHUP or SIGTERM came while the program waited in the background.
  private func enter() -> Bool {
    guard device.enterRawModes() else { return false }
    var saved = device.saved
    squad_rescue_arm(device.input, device.output, &saved, "", 0)
    return true
  }

  /// Ends the open line, so that the shell's prompt gets its own, and restores the modes.
  private func giveBack() {
    if isLineOpen { pending += [UInt8(ascii: "\r"), UInt8(ascii: "\n")] }
    isLineOpen = false
    device.writeLast(Array(pending), timeout: 200)
    pending = []
    device.restoreModes()
    squad_rescue_disarm()
  }
}
