import Basics

/// The terminal as the program sees it. Belongs to the main thread.
package struct Terminal {
  /// What it can show; fixed for the session.
  package var capabilities: TerminalCapabilities
  /// The bytes of its keys by terminfo, for `KeyDecoder`.
  package var keyStrings: [(bytes: [UInt8], key: Key)]
  /// How long to wait, in milliseconds, for the rest of a sequence that began with Escape.
  package var escapeDelay: Int
  /// To poll for input.
  package var inputDescriptor: Int32
  /// To poll for writing while `hasPendingOutput`.
  package var outputDescriptor: Int32
  /// To poll for input: readable when `signals` has something.
  package var signalDescriptor: Int32
  /// Its size when last asked; `resized` asks again.
  package var size: () -> Size
  /// Shows a frame, whole, in one write. While output is pending it only replaces the frame to
  /// show next, which `flush` paints.
  package var draw: (Frame) -> DrawReport
  /// True while the terminal has not taken everything.
  package var hasPendingOutput: () -> Bool
  /// True while it has not shown everything, as far as the system knows: what waits in the program,
  /// or on a line. A pty on Linux takes everything at once.
  package var hasUnsentOutput: () -> Bool
  /// Writes on once the terminal takes more, then paints the newest frame that had to wait.
  package var flush: () -> DrawReport
  /// Everything typed so far; empty when nothing was, nil when the terminal has hung up.
  package var read: () -> [UInt8]?
  /// Asks for all that squad wants to know and then for the device's attributes, in one write. Only
  /// where the capabilities say that it can be asked.
  package var query: () -> Void
  /// Takes in what the terminal says of itself, from the next `draw` on.
  package var replied: (TerminalReply) -> Void
  /// Has the mouse reported, or no longer, from the next `draw` on. Only where the capabilities say
  /// that it can be.
  package var setMouse: (Bool) -> Void
  /// Sends a text to the clipboard with the next `draw`. Only where the capabilities say that it
  /// takes one.
  package var copy: (String) -> Void
  /// The signals that came since it was last asked, in order.
  package var signals: () -> [TerminalSignal]
  /// Makes the next `draw` repaint everything.
  package var redraw: () -> Void
  /// Asks for the size again; the next `draw` repaints everything.
  package var resized: () -> Size
  /// False where no shell could resume the program after a stop.
  package var canSuspend: () -> Bool
  /// Gives the terminal back, stops the program, and takes the terminal again (as `resume`) when
  /// the program goes on.
  package var suspend: () -> Void
  /// Takes the terminal again after a stop that came unannounced; asks for the size, and the next
  /// `draw` repaints everything.
  package var resume: () -> Void
  /// Gives the terminal back for good; `signals` go on. Harmless when called again.
  package var close: () -> Void
  /// Writes a line to the terminal that was given back; never waits long for it to be taken.
  package var writeLast: (String) -> Void

  package init(
    capabilities: TerminalCapabilities, keyStrings: [(bytes: [UInt8], key: Key)], escapeDelay: Int,
    inputDescriptor: Int32, outputDescriptor: Int32, signalDescriptor: Int32,
    size: @escaping () -> Size, draw: @escaping (Frame) -> DrawReport,
    hasPendingOutput: @escaping () -> Bool, hasUnsentOutput: (() -> Bool)? = nil,
    flush: @escaping () -> DrawReport,
    read: @escaping () -> [UInt8]?, query: @escaping () -> Void = {},
    replied: @escaping (TerminalReply) -> Void = { _ in },
    setMouse: @escaping (Bool) -> Void = { _ in }, copy: @escaping (String) -> Void = { _ in },
    signals: @escaping () -> [TerminalSignal],
    redraw: @escaping () -> Void, resized: @escaping () -> Size,
    canSuspend: @escaping () -> Bool, suspend: @escaping () -> Void,
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
}
