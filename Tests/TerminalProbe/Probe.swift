import CLibrary
import TerminalKit

/// The loop: polls, shows its input, ends with the terminal.
struct Probe {
  let terminal: Terminal
  private var decoder: KeyDecoder
  private var keys = ""
  private var count = 0
  private var note = ""
  private var status: Int32?

  init(terminal: Terminal) {
    self.terminal = terminal
    decoder = KeyDecoder(keyStrings: terminal.keyStrings)
  }

  /// Returns the exit status.
  mutating func run() -> Int32 {
    while true {
      if let status { return status }
      _ = terminal.draw(picture())
      let isReady = wait()
      if terminal.hasPendingOutput() { terminal.flush() }
      terminal.signals().forEach { act($0) }
      if isReady {
        guard let bytes = terminal.read() else { return 129 }
        decoder.feed(bytes)
        while let event = decoder.next() { act(event) }
      } else if decoder.needsTimeout {
        decoder.timeout().forEach { act($0) }
      }
    }
  }

  /// True when there is input.
  private func wait() -> Bool {
    var entries = [
      pollfd(fd: terminal.inputDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: terminal.signalDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(
        fd: terminal.hasPendingOutput() ? terminal.outputDescriptor : -1, events: Int16(POLLOUT),
        revents: 0),
    ]
    let timeout = decoder.needsTimeout ? Int32(terminal.escapeDelay) : -1
    return poll(&entries, nfds_t(entries.count), timeout) > 0 && entries[0].revents != 0
  }

  private mutating func act(_ signal: TerminalSignal) {
    switch signal {
    case .hangUp: status = 129
    case .terminate: status = 143
    case .exhausted: status = 152
    case .interrupt: status = 130
    case .resize: _ = terminal.resized()
    case .stop: terminal.suspend()
    case .resume: terminal.resume()
    }
  }

  private mutating func act(_ event: InputEvent) {
    switch event {
    case .paste(let text): keys += "{\(text)}"
    case .reply, .mouse: break
    case .key(.character("q")), .key(.ctrl("c")): status = 0
    case .key(.character("t")): trap()
    case .key(.ctrl("l")): terminal.redraw()
    case .key(.ctrl("z")):
      if terminal.canSuspend() { terminal.suspend() } else { note = "nothing could resume" }
    case .key(let key):
      keys += key.description
      count += 1
    }
  }

  /// Traps like a defect in Swift: the array is empty.
  private func trap() {
    let nothing: [Int] = []
    print(nothing[count])
  }

  private func picture() -> Frame {
    let size = terminal.size()
    var frame = Frame(size: size)
    let accent = Style(foreground: .indexed(33), attributes: .bold)
    frame.fill(Rect(column: 0, row: 0, columns: size.columns, rows: 1), with: "─", style: accent)
    frame.write(" \(size.columns)×\(size.rows) ", at: Point(column: 2, row: 0), style: accent)
    frame.write("keys \(keys.suffix(60))", at: Point(column: 0, row: 1))
    frame.write("漢字 e\u{301} ▸★▲ 한글", at: Point(column: 0, row: 2), style: accent)
    frame.write(
      "\(terminal.capabilities.name) \(terminal.capabilities.colors) \(note)",
      at: Point(column: 0, row: 3), style: Style(attributes: .dim))
    frame.write(terminal.capabilities.warning.map { "\($0)" } ?? "", at: Point(column: 0, row: 4))
    for row in 6..<max(6, size.rows - 1) { pane(row, &frame) }
    frame.fill(
      Rect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1), with: "═",
      style: Style(foreground: .rgb(200, 80, 40)))
    frame.cursor = Point(column: 5, row: 1)
    return frame
  }

  /// A fixed list beside text that changes with every key.
  private func pane(_ row: Int, _ frame: inout Frame) {
    let words = ["sorcerer", "guards", "this", "world", "against", "what", "comes", "surgeon"]
    let half = min(frame.size.columns / 2, 56)
    let isSelected = (row - 6) == count % max(1, frame.size.rows - 7)
    frame.write(
      "\(isSelected ? "▸" : " ") Entry \(row)", at: Point(column: 0, row: row),
      style: isSelected ? Style(attributes: [.bold, .reverse]) : .plain, columns: half)
    frame.write("│", at: Point(column: half, row: row), style: Style(attributes: .dim))
    guard row < 16 else { return }
    let text = (0..<8).map { words[($0 * row + count * 3 + $0) % words.count] }
    frame.write(
      text.joined(separator: " "), at: Point(column: half + 2, row: row),
      style: row == 6 ? Style(foreground: .indexed(33), attributes: .bold) : .plain)
  }
}
