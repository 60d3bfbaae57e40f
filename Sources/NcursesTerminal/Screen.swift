import Basics
import CLibrary
import CNcurses
import Synchronization
import SystemKit
import TerminalKit

/// ncurses drawing into memory: takes frames and returns the bytes that show them.
final class Screen {
  /// The terminfo entry in use.
  let name: String
  /// Colours in use.
  private(set) var colors: ColorDepth
  private let capture: OutputCapture
  private var painter: CellPainter
  private var previous: Frame?
  private var isCursorShown = true
  private var cursor = Point.zero
  private var paintsEverything = true
  /// Whether the terminal supports links, and the links that it shows.
  private var showsLinks = false
  private var links: [Hyperlink] = []
  /// Whether exact colours can be drawn once the terminal confirms them.
  let mayHaveTrueColor: Bool

  /// Uses the first of `names` that ncurses knows; throws if it knows none.
  init(
    names: [String], size: Size, settings: TerminalSettings, isUTF8: Bool
  ) throws(TerminalError) {
    let capture = try OutputCapture()
    self.capture = capture
    // Sets the size before newterm, which would otherwise create windows of the entry's size, only
    // to replace them. For 0 ncurses uses the entry's.
    setenv("LINES", String(size.rows), 1)
    setenv("COLUMNS", String(size.columns), 1)
    defer {
      unsetenv("LINES")
      unsetenv("COLUMNS")
    }
    guard let opened = TerminfoEntry(openingFirstOf: names, on: capture.stream, settings) else {
      throw Self.refusal()
    }
    name = opened.name
    colors = settings.depth(of: opened.colors)
    // Without default colours ncurses paints white on black.
    if colors != .none, start_color() == OK { _ = use_default_colors() }
    nonl()
    typeahead(-1)
    mayHaveTrueColor =
      opened.isExact && colors == .indexed256 && TerminalQuery.mayAskColors(settings, name: name)
    painter = CellPainter(depth: colors, isUTF8: isUTF8)
  }

  /// Tells ncurses the size; a side of 0 becomes 1.
  func resize(to size: Size) {
    resize_term(Int32(max(size.rows, 1)), Int32(max(size.columns, 1)))
    previous = nil
    repaint()
  }

  /// Draws exact colours from the next frame on, if possible.
  func useExactColors() {
    guard mayHaveTrueColor, colors != .direct else { return }
    colors = .direct
    painter.useExactColors()
    previous = nil
  }

  /// Draws addresses as links from the next frame on.
  func showLinks() { showsLinks = true }

  /// Makes the next frame repaint every cell.
  func repaint() {
    squad_repaint()
    paintsEverything = true
    // Leaving the screen showed the cursor for the shell: a frame without one has to hide it again.
    if !isCursorShown { curs_set(1) }
    isCursorShown = true
  }

  /// Makes the next frame repaint the cursor's row and the next.
  func repaintAtCursor() { wredrawln(squad_screen(), Int32(max(cursor.row, 0)), 2) }

  /// Bytes that change the screen into this frame.
  func bytes(showing frame: Frame) -> [UInt8] {
    let isErased = previous?.size != frame.size
    if isErased {
      werase(squad_screen())
      previous = nil
    }
    let links = linksToDraw(in: frame)
    painter.paint(frame, over: &previous, isErased: isErased)
    placeCursor(frame.cursor)
    wnoutrefresh(squad_screen())
    doupdate()
    defer { paintsEverything = false }
    let bytes = OutputTrimmer.trimmed(capture.take(), keepingCharacterSets: paintsEverything)
    guard !links.isEmpty else { return bytes }
    return bytes + HyperlinkSequence.bytes(links, in: frame, shown: painter.shown)
  }

  /// Links to draw: new ones, and those whose cells are drawn again.
  private func linksToDraw(in frame: Frame) -> [Hyperlink] {
    let new = showsLinks ? frame.links : []
    guard new != links else {
      return new.filter { link in
        guard !paintsEverything, let previous else { return true }
        return frame.changedColumns(row: link.row, since: previous).overlaps(link.columns)
      }
    }
    // A cell remains part of a link until it is drawn again, even if its character is the same.
    for row in Set(links.map(\.row)) where row < frame.size.rows {
      wredrawln(squad_screen(), Int32(row), 1)
    }
    links = new
    return new
  }

  private func placeCursor(_ position: Point?) {
    if isCursorShown != (position != nil) {
      isCursorShown = position != nil
      curs_set(isCursorShown ? 1 : 0)
    }
    if let position { cursor = position }
    wmove(squad_screen(), Int32(max(cursor.row, 0)), Int32(max(cursor.column, 0)))
  }

  /// Tells apart the causes of a failure, which ncurses doesn't: a missing entry, or no descriptor
  /// to open one with.
  private static func refusal() -> TerminalError {
    let probe = dup(STDIN_FILENO)
    guard probe >= 0 else { return .refused(errno) }
    systemClose(probe)
    return .unusable
  }
}

/// Collects a frame's output from ncurses in a file in memory, so that squad can write it at once.
/// The file size limit (`ulimit -f`) applies to it, too; if that is too small, uses a pipe emptied
/// by a thread. ncurses can't write to the terminal itself, since one that has stopped reading
/// would block the loop, and SIGTERM with it.
struct OutputCapture {
  /// The stream for `newterm`.
  let stream: UnsafeMutablePointer<FILE>
  /// Nil for a file in memory.
  private let pipe: CapturePipe?

  /// More than the bytes of any frame: 1,000 × 500 cells, each with its own colours.
  private static let largestFrame: off_t = 32 << 20

  /// Throws if neither can be created.
  init() throws(TerminalError) {
    if let file = squad_memory_file() {
      let descriptor = fileno(file)
      // Tests the limit by growing the file for a moment, which stores nothing.
      if ftruncate(descriptor, Self.largestFrame) == 0, ftruncate(descriptor, 0) == 0 {
        (stream, pipe) = (file, nil)
        return
      }
      fclose(file)
    }
    let pipe = try CapturePipe()
    guard let stream = fdopen(pipe.input, "w") else { throw .refused(errno) }
    self.stream = stream
    self.pipe = pipe
  }

  /// Output of ncurses since the last call.
  func take() -> [UInt8] {
    fflush(stream)
    if let pipe { return pipe.take() }
    let descriptor = fileno(stream)
    let count = Int(lseek(descriptor, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(pread(descriptor, buffer.baseAddress, count, 0), 0)
    }
    lseek(descriptor, 0, SEEK_SET)
    return bytes
  }
}

/// A pipe whose writers rarely block, since a thread empties it. Lives as long as the program.
final class CapturePipe: Sendable {
  /// The write end.
  let input: Int32
  private let output: Int32
  private let taken = Mutex<[UInt8]>([])

  /// Throws if the system grants no pipe or no thread.
  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .refused(errno) }
    (output, input) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    do { try DetachedThread.start { self.run() } } catch { throw .refused(error.code) }
  }

  /// Everything written so far. Reads only under the lock, which keeps the order between the thread
  /// and this call.
  func take() -> [UInt8] {
    taken.withLock { bytes in
      drain(into: &bytes)
      defer { bytes = [] }
      return bytes
    }
  }

  private func drain(into bytes: inout [UInt8]) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(output, &chunk)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes += chunk[..<count]
    }
  }

  private func run() {
    while true {
      var watched = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      // All writers have closed the pipe.
      if poll(&watched, 1, -1) > 0, Int32(watched.revents) & POLLIN == 0 { return }
      taken.withLock { drain(into: &$0) }
    }
  }
}
