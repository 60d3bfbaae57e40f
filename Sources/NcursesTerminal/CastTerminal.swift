import Basics
import CSignals
import TerminalKit

/// ncurses without a device: passes on the bytes for a terminal of a given size. One per process,
/// in place of `NcursesTerminal`; has no input.
package final class CastTerminal {
  private let screen: Screen
  private let capabilities: TerminalCapabilities
  private let escapeDelay: Int
  private let write: ([UInt8]) -> Void
  private var size: Size

  /// Throws if the terminfo entry is missing. `name` is that of an entry with at least 256 colours.
  /// `write` receives the bytes of a frame.
  package init(
    name: String, size: Size, colors: ColorMode, write: @escaping ([UInt8]) -> Void
  ) throws(TerminalError) {
    let isUTF8 = CharacterSet.useUTF8()
    let settings = TerminalSettings(colors: colors, usesMouse: false) { _ in nil }
    squad_signals_remember()
    screen = try Screen(names: [name], size: size, settings: settings, isUTF8: isUTF8)
    // newterm's handlers would end the program with status 1 and without a message.
    squad_signals_restore()
    screen.resize(to: size)
    capabilities = TerminalCapabilities(
      colors: screen.colors, isUTF8: isUTF8, name: name,
      takesQueries: screen.colors >= .indexed256, takesMouse: true, takesClipboard: true)
    escapeDelay = settings.escapeDelay
    self.size = size
    self.write = write
  }

  /// Changes the size of the screen; the next frame is drawn whole.
  package func resize(to size: Size) {
    self.size = size
    screen.resize(to: size)
  }

  /// The terminal for an event loop: draws through `write`, and never has input.
  package var terminal: Terminal {
    Terminal(
      capabilities: capabilities, keyStrings: [], escapeDelay: escapeDelay, inputDescriptor: -1,
      outputDescriptor: -1, signalDescriptor: -1, size: { [self] in size },
      draw: draw, hasPendingOutput: { false }, flush: {},
      read: { [] }, signals: { [] }, redraw: { [screen] in screen.repaint() },
      resized: { [self] in size }, canSuspend: { false }, suspend: {}, resume: {}, close: {})
  }

  private func draw(_ frame: Frame) -> Int {
    let bytes = screen.bytes(showing: frame)
    write(bytes)
    return bytes.count
  }
}
