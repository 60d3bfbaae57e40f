import Basics
import CNcurses
import SystemKit
import TerminalKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// ncurses, drawing into memory: hands over frames and returns the bytes that show them.
final class Screen {
  /// The entry that was found.
  let name: String
  /// How many colours are used.
  private(set) var colors: ColorDepth
  private let capture: OutputCapture
  /// Chooses the character set that squad's text needs.
  private let characterSet: [UInt8]
  private var painter: CellPainter
  private var previous: Frame?
  private var isCursorShown = true
  private var cursor = Point.zero
  private var paintsEverything = true
  /// Whether the terminal knows links, and those that it shows.
  private var showsLinks = false
  private var links: [Hyperlink] = []
  /// Whether exact colours can be drawn once the terminal says that it shows them.
  let mayHaveTrueColor: Bool

  /// Takes the first of `names` that ncurses knows; throws when it knows none.
  init(
    names: [String], size: Size, settings: TerminalSettings, isUTF8: Bool
  ) throws(TerminalError) {
    let capture = try OutputCapture()
    self.capture = capture
    // The size is ours to tell, and told in time: windows of the size that the entry names would
    // only be made to be made anew. What is 0 ncurses takes from the entry.
    setenv("LINES", String(size.rows), 1)
    setenv("COLUMNS", String(size.columns), 1)
    defer {
      unsetenv("LINES")
      unsetenv("COLUMNS")
    }
    guard let opened = Entry(openingFirstOf: names, on: capture.stream, settings) else {
      throw Self.refusal()
    }
    name = opened.name
    characterSet = opened.characterSet
    colors = settings.depth(of: opened.colors)
    // Without the terminal's own colours ncurses paints white on black.
    if colors != .none, start_color() == OK { _ = use_default_colors() }
    nonl()
    typeahead(-1)
    mayHaveTrueColor =
      opened.isExact && colors == .indexed256 && TerminalQuery.mayAskColors(settings, name: name)
    painter = CellPainter(depth: colors, isUTF8: isUTF8)
  }

  /// Tells ncurses the size; sizes it can't have become 1.
  func resize(to size: Size) {
    resize_term(Int32(max(size.rows, 1)), Int32(max(size.columns, 1)))
    previous = nil
    repaint()
  }

  /// Draws exact colours from the next frame on, if that can be.
  func useExactColors() {
    guard mayHaveTrueColor, colors != .direct else { return }
    colors = .direct
    painter.useExactColors()
    previous = nil
  }

  /// Draws addresses as links from the next frame on.
  func showLinks() { showsLinks = true }

  /// Makes the next frame paint every cell.
  func repaint() {
    squad_repaint()
    paintsEverything = true
  }

  /// Makes the next frame paint the rows where the cursor is.
  func repaintAtCursor() { wredrawln(squad_screen(), Int32(max(cursor.row, 0)), 2) }

  /// The bytes that turn what the terminal shows into this frame, and on into the one that is made
  /// of their number.
  func bytes(showing frame: Frame, _ ending: Terminal.Ending?) -> [UInt8] {
    let bytes = bytes(showing: frame)
    guard let ending else { return bytes }
    return bytes + self.bytes(showing: ending(bytes.count))
  }

  /// The bytes that turn what the terminal shows into this frame.
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
    // Nobody knows what another program has left behind.
    let bytes = (paintsEverything ? characterSet : []) + capture.take()
    guard !links.isEmpty else { return bytes }
    return bytes + HyperlinkSequence.bytes(links, in: frame, shown: painter.shown)
  }

  /// The links that this frame has to draw: those that came, and those whose cells are drawn anew.
  private func linksToDraw(in frame: Frame) -> [Hyperlink] {
    let new = showsLinks ? frame.links : []
    guard new != links else {
      return new.filter { link in
        guard !paintsEverything, let previous else { return true }
        return frame.changedColumns(row: link.row, since: previous).overlaps(link.columns)
      }
    }
    // A cell that was a link is one until it is drawn again, also where it keeps its character.
    for row in Set(links.map(\.row)) where row < frame.size.rows {
      wredrawln(squad_screen(), Int32(row), 1)
    }
    links = new
    return new
  }

  private func placeCursor(_ place: Point?) {
    if isCursorShown != (place != nil) {
      isCursorShown = place != nil
      curs_set(isCursorShown ? 1 : 0)
    }
    if let place { cursor = place }
    wmove(squad_screen(), Int32(max(cursor.row, 0)), Int32(max(cursor.column, 0)))
  }

  /// Why ncurses took no name: it doesn't tell a missing entry from one that it could not open.
  private static func refusal() -> TerminalError {
    let probe = dup(STDIN_FILENO)
    guard probe >= 0 else { return .refused(errno) }
    systemClose(probe)
    return .unusable
  }
}
