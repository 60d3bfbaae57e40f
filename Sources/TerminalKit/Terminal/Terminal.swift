import Basics

/// The terminal's operations. For the main thread.
package struct Terminal {
  /// Fixed for the session.
  package var capabilities: TerminalCapabilities
  /// Bytes of its keys by terminfo, for `KeyDecoder`.
  package var keyStrings: [(bytes: [UInt8], key: Key)]
  /// Timeout of a lone Escape, in milliseconds.
  package var escapeDelay: Int
  /// Polled for input.
  package var inputDescriptor: Int32
  /// Polled for writing while `hasPendingOutput`.
  package var outputDescriptor: Int32
  /// Polled for input: readable when `signals` has some.
  package var signalDescriptor: Int32
  /// The size by the last query; `resized` queries again.
  package var size: () -> Size
  /// Shows a frame in one write, and returns the number of bytes sent. While output is pending it
  /// only replaces the frame to show next, which `flush` paints.
  package var draw: (Frame) -> Int
  /// True while the terminal has not taken everything.
  package var hasPendingOutput: () -> Bool
  /// Whether output waits in the program or, as far as the system knows, on the line. A Linux pty
  /// takes everything at once.
  package var hasUnsentOutput: () -> Bool
  /// Continues writing, then paints the newest waiting frame.
  package var flush: () -> Void
  /// All available input; empty without any, nil if the terminal has hung up.
  package var read: () -> [UInt8]?
  /// Sends all of squad's queries and the one for device attributes in one write. Call only if
  /// `takesQueries`.
  package var query: () -> Void
  /// Applies a reply, from the next `draw` on.
  package var replied: (TerminalReply) -> Void
  /// Turns mouse reports on or off, from the next `draw` on. Call only if `takesMouse`.
  package var setMouse: (Bool) -> Void
  /// Sends a text to the clipboard with the next `draw`. Call only if `takesClipboard`.
  package var copy: (String) -> Void
  /// Signals since the last call, in order.
  package var signals: () -> [TerminalSignal]
  /// Makes the next `draw` repaint everything.
  package var redraw: () -> Void
  /// Queries the size; the next `draw` repaints everything.
  package var resized: () -> Size
  /// False if no shell could continue a stopped program.
  package var canSuspend: () -> Bool
  /// Releases the terminal, stops the program, and takes the terminal back (as `resume`) when it is
  /// continued.
  package var suspend: () -> Void
  /// Takes the terminal back after an unannounced stop: queries the size, and the next `draw`
  /// repaints everything.
  package var resume: () -> Void
  /// Releases the terminal for good; `signals` continue. May be called again.
  package var close: () -> Void
  /// Writes a line to the released terminal, without waiting long.
  package var writeLast: (String) -> Void

  /// Creates a terminal of its operations. Pending output counts as unsent unless `hasUnsentOutput`
  /// says otherwise; other operations left out do nothing.
  package init(
    capabilities: TerminalCapabilities, keyStrings: [(bytes: [UInt8], key: Key)], escapeDelay: Int,
    inputDescriptor: Int32, outputDescriptor: Int32, signalDescriptor: Int32,
    size: @escaping () -> Size, draw: @escaping (Frame) -> Int,
    hasPendingOutput: @escaping () -> Bool, hasUnsentOutput: (() -> Bool)? = nil,
    flush: @escaping () -> Void, read: @escaping () -> [UInt8]?,
    query: @escaping () -> Void = {}, replied: @escaping (TerminalReply) -> Void = { _ in },
    setMouse: @escaping (Bool) -> Void = { _ in }, copy: @escaping (String) -> Void = { _ in },
    signals: @escaping () -> [TerminalSignal], redraw: @escaping () -> Void,
    resized: @escaping () -> Size, canSuspend: @escaping () -> Bool, suspend: @escaping () -> Void,
    resume: @escaping () -> Void, close: @escaping () -> Void,
    writeLast: @escaping (String) -> Void = { _ in }
  ) {
    self.capabilities = capabilities
    self.keyStrings = keyStrings
    self.escapeDelay = escapeDelay
    self.inputDescriptor = inputDescriptor
    self.outputDescriptor = outputDescriptor
    self.signalDescriptor = signalDescriptor
    self.size = size
    self.draw = draw
    self.hasPendingOutput = hasPendingOutput
    self.hasUnsentOutput = hasUnsentOutput ?? hasPendingOutput
    self.flush = flush
    self.read = read
    self.query = query
    self.replied = replied
    self.setMouse = setMouse
    self.copy = copy
    self.signals = signals
    self.redraw = redraw
    self.resized = resized
    self.canSuspend = canSuspend
    self.suspend = suspend
    self.resume = resume
    self.close = close
    self.writeLast = writeLast
  }

  /// The terminal for a program that never stops, neither by key nor by SIGTSTP.
  package var unstoppable: Terminal {
    var terminal = self
    let signals = signals
    terminal.canSuspend = { false }
    terminal.signals = { signals().filter { $0 != .stop } }
    return terminal
  }
}

/// Signal that the loop acts on.
package enum TerminalSignal: Hashable, Sendable {
  /// SIGHUP: exit with 129.
  case hangUp
  /// SIGTERM: exit with 143.
  case terminate
  /// SIGINT from outside; Ctrl-C arrives as a key.
  case interrupt
  /// SIGWINCH: call `resized` and draw.
  case resize
  /// SIGTSTP from outside: call `suspend`; Ctrl-Z arrives as a key.
  case stop
  /// SIGCONT after a stop other than by `suspend`: call `resume` and draw.
  case resume
  /// SIGXCPU, the limit of CPU time: exit with 152.
  case exhausted
}
