import Basics
import CSignals
import TerminalKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal taken over: its device, ncurses's screen and what has not been written yet.
final class Session {
  private let device: Device
  private let screen: Screen
  private let strings: ControlStrings
  /// What the terminal is asked.
  private let questions: [UInt8]
  private(set) var size = Size.zero
  /// What goes before the next frame.
  private var preamble: [UInt8]
  /// What the terminal has not taken yet.
  private var rest: ArraySlice<UInt8> = []
  /// The newest frame drawn meanwhile.
  private var waiting: Frame?
  /// False while the terminal shows nothing of ours, and needs nothing but its modes back.
  private var hasDrawn = false
  private var isClosed = false
  /// Whether the mouse is reported, and whether it ever was.
  private var hasMouse: Bool
  private var hadMouse: Bool
  /// Whether the terminal shows each frame at once; nil: it hasn't said.
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
    device.enterRawModes()
  }

  var hasPendingOutput: Bool { !rest.isEmpty }

  var hasUnsentOutput: Bool { !rest.isEmpty || device.hasUnsentOutput }

  /// Shows a frame now, or after what is still to be written.
  func draw(_ frame: Frame) -> DrawReport {
    guard !isClosed else { return .nothing }
    guard rest.isEmpty else {
      waiting = frame
      return .nothing
    }
    let bytes = screen.bytes(showing: frame)
    // ncurses takes the terminal over in its first bytes; modes come after that.
    rest = synchronized(hasDrawn ? preamble + bytes : bytes + preamble)[...]
    preamble = []
    if !hasDrawn {
      hasDrawn = true
      armRescue()
    }
    return writeRest()
  }

  /// Writes what is left, and then the frame that waited.
  func flush() -> DrawReport {
    var report = writeRest()
    if rest.isEmpty, let frame = waiting {
      waiting = nil
      let next = draw(frame)
      report = DrawReport(bytes: report.bytes + next.bytes, writes: report.writes + next.writes)
    }
    return report
  }

  func read() -> [UInt8]? { device.read() }

  /// Sends the questions now, or behind what is still to be written.
  func query() {
    guard !isClosed else { return }
    let isIdle = rest.isEmpty
    rest += questions
    if isIdle { _ = writeRest() }
  }

  /// Takes in what the terminal says of itself.
  func replied(_ reply: TerminalReply) {
    switch reply {
    case .synchronizedOutput(let isSupported):
      isSynchronized = isSupported
      if !isClosed { armRescue() }
    case .trueColor: screen.useExactColors()
    case .hyperlinks: screen.showLinks()
    // One that doesn't know a question may have printed it.
    case .deviceAttributes where isSynchronized == nil: screen.repaintAtCursor()
    case .background, .deviceAttributes: break
    }
  }

  /// Has the mouse reported or not; the terminal is told with the next frame.
  func setMouse(_ isOn: Bool) {
    guard !isClosed, strings.takesMouse, isOn != hasMouse else { return }
    hasMouse = isOn
    preamble += strings.mouse(isOn: isOn)
    if isOn, !hadMouse {
      hadMouse = true
      armRescue()
    }
  }

  /// Sends this with the next frame.
  func send(_ bytes: [UInt8]) {
    if !isClosed { preamble += bytes }
  }

  func redraw() { screen.repaint() }

  /// Asks for the size again.
  func resized() -> Size {
    measure()
    return size
  }

  /// Stops until somebody resumes the program.
  func suspend() {
    giveBack()
    // Told to end while stopped: the terminal has been given back already, and taking it again from
    // the background would only stop the program once more.
    isClosed = SignalPipe.stopGroup()
    resume()
  }

  /// Takes the terminal again, after whatever happened to it.
  func resume() {
    guard !isClosed else { return }
    device.enterRawModes()
    rest = []
    waiting = nil
    // What was cut off may have been the end of a frame.
    preamble = endOfFrame + strings.enter(hasMouse: hasMouse)
    measure()
  }

  /// Gives the terminal back for good. Signals still come as bytes: a second hang-up must not cut
  /// short what the program has left to write.
  func close() {
    guard !isClosed else { return }
    giveBack()
    isClosed = true
  }

  private func giveBack() {
    rest = []
    waiting = nil
    if hasDrawn { device.writeLast(leaving, timeout: 200) }
    device.restoreModes()
    squad_rescue_disarm()
  }

  /// A frame that the terminal shows at once, where it can.
  private func synchronized(_ bytes: [UInt8]) -> [UInt8] {
    guard isSynchronized == true, !bytes.isEmpty else { return bytes }
    return ControlStrings.synchronizedOutput.on + bytes + endOfFrame
  }

  private var endOfFrame: [UInt8] {
    isSynchronized == true ? ControlStrings.synchronizedOutput.off : []
  }

  private func writeRest() -> DrawReport {
    guard !rest.isEmpty else { return .nothing }
    let count = device.write(rest)
    rest = rest.dropFirst(count)
    return DrawReport(bytes: count, writes: 1)
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
