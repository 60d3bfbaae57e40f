import Basics
import CLibrary
import CSignals
import TerminalKit

/// A terminal in use: the device, ncurses' screen and pending output.
final class Session {
  private let device: Device
  private let screen: Screen
  private let strings: ControlStrings
  /// Bytes of the queries.
  private let questions: [UInt8]
  private(set) var size = Size.zero
  /// Bytes to send before the next frame.
  private var preamble: [UInt8]
  /// Pending output.
  private var pending: ArraySlice<UInt8> = []
  /// The newest frame drawn while output was pending.
  private var waiting: Frame?
  /// Whether anything was drawn; before, only the modes need restoring.
  private var hasDrawn = false
  private var isClosed = false
  /// Whether the mouse is on, and whether it ever was.
  private var hasMouse: Bool
  private var hadMouse: Bool
  /// Whether the terminal supports synchronized output; nil before its reply.
  private var isSynchronized: Bool?

  init(device: Device, screen: Screen, strings: ControlStrings, settings: TerminalSettings) {
    self.device = device
    self.screen = screen
    self.strings = strings
    questions = TerminalQuery.bytes(settings, asksColors: screen.mayHaveTrueColor)
    hasMouse = settings.usesMouse && strings.takesMouse
    hadMouse = self.hasMouse
    preamble = strings.modesOn(hasMouse: self.hasMouse)
    measure()
    isClosed = !device.enterRawModes()
  }

  var hasPendingOutput: Bool { !pending.isEmpty }

  var hasUnsentOutput: Bool { !pending.isEmpty || device.hasUnsentOutput }

  /// Shows a frame, after the pending output; returns the number of bytes sent.
  func draw(_ frame: Frame) -> Int {
    guard !isClosed else { return 0 }
    guard pending.isEmpty else {
      waiting = frame
      return 0
    }
    let bytes = screen.bytes(showing: frame)
    // ncurses' first bytes take over the terminal; modes follow.
    pending = synchronized(hasDrawn ? preamble + bytes : bytes + preamble)[...]
    preamble = []
    if !hasDrawn {
      hasDrawn = true
      armRescue()
    }
    return device.write(pending: &pending)
  }

  /// Writes pending output, then the waiting frame.
  func flush() {
    device.write(pending: &pending)
    if pending.isEmpty, let frame = waiting {
      waiting = nil
      _ = draw(frame)
    }
  }

  /// Sends the queries, after the pending output.
  func query() {
    guard !isClosed else { return }
    let isIdle = pending.isEmpty
    pending += questions
    if isIdle { device.write(pending: &pending) }
  }

  /// Applies a reply.
  func replied(_ reply: TerminalReply) {
    switch reply {
    case .synchronizedOutput(let isSupported):
      isSynchronized = isSupported
      if !isClosed { armRescue() }
    case .trueColor: screen.useExactColors()
    case .hyperlinks: screen.showLinks()
    // A terminal may have printed a query that it doesn't know.
    case .deviceAttributes where isSynchronized == nil: screen.repaintAtCursor()
    case .background, .deviceAttributes: break
    }
  }

  /// Turns mouse reports on or off with the next frame.
  func setMouse(_ isOn: Bool) {
    guard !isClosed, strings.takesMouse, isOn != hasMouse else { return }
    hasMouse = isOn
    preamble += strings.mouse(isOn: isOn)
    if isOn, !hadMouse {
      hadMouse = true
      armRescue()
    }
  }

  /// Sends bytes with the next frame.
  func send(_ bytes: [UInt8]) {
    if !isClosed { preamble += bytes }
  }

  func redraw() {
    endScrollRegion()
    screen.repaint()
  }

  /// Queries the size.
  func resized() -> Size {
    endScrollRegion()
    measure()
    return size
  }

  private func endScrollRegion() {
    if hasDrawn { send(strings.noScrollRegion) }
  }

  /// Stops until the program is continued.
  func suspend() {
    giveBack()
    // A signal to end came while stopped: the terminal is already released, and taking it from the
    // background would stop the program again.
    isClosed = SignalPipe.stopGroup() || !device.enterRawModes()
    if !isClosed { takeBack() }
  }

  /// Takes the terminal back after an unannounced stop.
  func resume() {
    if !isClosed, device.enterRawModes() { takeBack() }
  }

  /// Takes the screen back and repaints it: its content is unknown.
  private func takeBack() {
    pending = []
    waiting = nil
    // The last frame may have been cut off before its end.
    preamble = endOfFrame + strings.enter(hasMouse: hasMouse)
    measure()
  }

  /// Releases the terminal for good. Signals still only go to the pipe: a second hang-up must not
  /// interrupt the program's last writes.
  func close() {
    guard !isClosed else { return }
    giveBack()
    isClosed = true
  }

  private func giveBack() {
    pending = []
    waiting = nil
    if hasDrawn { device.writeLast(leaving, timeout: 200) }
    device.restoreModes()
    squad_rescue_disarm()
  }

  /// Wraps a frame in synchronized output, if supported.
  private func synchronized(_ bytes: [UInt8]) -> [UInt8] {
    guard isSynchronized == true, !bytes.isEmpty else { return bytes }
    return ControlStrings.synchronizedOutput.on + bytes + endOfFrame
  }

  private var endOfFrame: [UInt8] {
    isSynchronized == true ? ControlStrings.synchronizedOutput.off : []
  }

  private func measure() {
    size = device.size
    screen.resize(to: size)
    armRescue()
  }

  private var leaving: [UInt8] { endOfFrame + strings.leave(rows: size.rows, hadMouse: hadMouse) }

  private func armRescue() {
    let leave = hasDrawn ? leaving : []
    var saved = device.saved
    squad_rescue_arm(device.input, device.output, &saved, leave, leave.count)
  }
}
