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

  init(device: Device, screen: Screen, strings: ControlStrings, hasMouse: Bool) {
    self.device = device
    self.screen = screen
    self.strings = strings
    self.hasMouse = hasMouse && strings.takesMouse
    hadMouse = self.hasMouse
    preamble = strings.modesOn(hasMouse: self.hasMouse)
    measure()
    device.enterRawModes()
  }

  var hasPendingOutput: Bool { !rest.isEmpty }

  /// Shows a frame now, or after what is still to be written.
  func draw(_ frame: Frame) -> DrawReport {
    guard !isClosed else { return .nothing }
    guard rest.isEmpty else {
      waiting = frame
      return .nothing
    }
    let bytes = screen.bytes(showing: frame)
    // ncurses takes the terminal over in its first bytes; modes come after that.
    rest = (hasDrawn ? preamble + bytes : bytes + preamble)[...]
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

  /// Sends the queries now, or behind what is still to be written.
  func queryBackground() {
    guard !isClosed else { return }
    let isIdle = rest.isEmpty
    rest += ControlStrings.backgroundQuery
    if isIdle { _ = writeRest() }
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
    squad_stop_group()
    // The SIGCONT that ended the stop needs no answer any more.
    let signals = SignalPipe.take().filter { $0 != SIGCONT }
    for signal in signals { squad_signals_post(signal) }
    // Told to end while stopped: the terminal has been given back already, and taking it again from
    // the background would only stop the program once more.
    isClosed = signals.contains(SIGTERM) || signals.contains(SIGHUP)
    resume()
  }

  /// Takes the terminal again, after whatever happened to it.
  func resume() {
    guard !isClosed else { return }
    device.enterRawModes()
    rest = []
    waiting = nil
    preamble = strings.enter(hasMouse: hasMouse)
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

  private var leaving: [UInt8] { strings.leave(rows: size.rows, hadMouse: hadMouse) }

  private func armRescue() {
    let leave = hasDrawn ? leaving : []
    var saved = device.saved
    squad_rescue_arm(device.input, device.output, &saved, leave, leave.count)
  }
}
