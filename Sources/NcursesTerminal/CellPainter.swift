import Basics
import CLibrary
import CNcurses
import TerminalKit

/// Passes changed cells to ncurses, row by row.
struct CellPainter {
  /// A style in the form of ncurses.
  private struct Rendition {
    let attributes: attr_t
    let pair: Int32
    /// A space in this style.
    let blank: cchar_t

    init(attributes: attr_t, pair: Int32) {
      self.attributes = attributes
      self.pair = pair
      var cell = cchar_t()
      _ = squad_set_cell(&cell, 0x20, 0, 0, attributes, pair)
      blank = cell
    }

    /// A cell of one scalar: the blank with another character, without a call of ncurses.
    func cell(_ scalar: Unicode.Scalar) -> cchar_t {
      var cell = blank
      cell.chars.0 = wchar_t(bitPattern: scalar.value)
      return cell
    }

    /// A cell with its combining marks, or without them if ncurses refuses them.
    func cell(_ cell: Cell) -> cchar_t {
      guard !cell.isSingleScalar else { return self.cell(cell.base) }
      var character = cchar_t()
      let isSet = squad_set_cell(
        &character, cell.base.value, cell.marks.first, cell.marks.second, attributes, pair)
      return isSet ? character : self.cell(cell.base)
    }
  }

  private var depth: ColorDepth
  /// False if the terminal shows only ASCII: other scalars are replaced, and a wide character
  /// becomes two cells.
  private let isUTF8: Bool
  private var pairs: ColorPairs
  /// The renditions in use and their styles. The first few are searched linearly, which is faster
  /// than hashing.
  private var renditions: [Rendition] = []
  private var styles: [UInt64] = []
  private var indices: [UInt64: Int] = [:]
  private var line: [cchar_t] = []

  /// `depth` tells which colours to use.
  init(depth: ColorDepth, isUTF8: Bool) {
    self.depth = depth
    self.isUTF8 = isUTF8
    pairs = ColorPairs(limit: squad_pair_limit())
  }

  /// Uses exact colours from the next frame on; the caller must pass that frame whole.
  mutating func useExactColors() {
    depth = .direct
    forgetRenditions()
  }

  private mutating func forgetRenditions() {
    renditions = []
    styles = []
    indices = [:]
  }

  /// Passes the cells that differ from `previous`, all without one, and updates `previous` cell by
  /// cell, so that the frame is uniquely referenced again and can be drawn on without a copy.
  /// `isErased` tells whether ncurses holds only blanks, if `previous` is nil.
  mutating func paint(_ frame: Frame, over previous: inout Frame?, isErased: Bool) {
    pass(frame, over: &previous, isErased: isErased)
    // Pictures that have left the screen still hold pairs. Without them the frame may get all its
    // colours; a frame that needs too many by itself keeps its reduced ones.
    guard pairs.isExhausted, pairs.hasSpace(for: styleCount(in: frame)) else { return }
    pairs.forget()
    forgetRenditions()
    previous = nil
    pass(frame, over: &previous)
  }

  /// Number of styles in a frame, an upper bound for its pairs.
  private func styleCount(in frame: Frame) -> Int { Set(frame.cells.lazy.map(\.style)).count }

  private mutating func pass(_ frame: Frame, over previous: inout Frame?, isErased: Bool = false) {
    let size = frame.size
    guard var shown = previous.take(), shown.size == size else {
      for row in 0..<size.rows {
        pass(row, isErased ? frame.inkedColumns(row: row) : 0..<size.columns, of: frame)
      }
      previous = frame
      return
    }
    for row in 0..<size.rows where !Self.isSame(row, frame, shown) {
      let columns = frame.changedColumns(row: row, since: shown)
      pass(row, columns, of: frame)
      shown.copy(columns, row: row, from: frame)
    }
    previous = shown
  }

  /// Whether a row has the same bytes in two frames of one size, as most rows do.
  private static func isSame(_ row: Int, _ frame: Frame, _ previous: Frame) -> Bool {
    let start = row * frame.size.columns
    return frame.cells.withUnsafeBufferPointer { new in
      previous.cells.withUnsafeBufferPointer { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return true }
        let length = frame.size.columns * MemoryLayout<Cell>.stride
        return new == old || memcmp(new + start, old + start, length) == 0
      }
    }
  }

  private mutating func pass(_ row: Int, _ columns: Range<Int>, of frame: Frame) {
    guard !columns.isEmpty else { return }
    let start = row * frame.size.columns
    line.removeAll(keepingCapacity: true)
    collect(frame.cells[start + columns.lowerBound..<start + columns.upperBound])
    mvwadd_wchnstr(squad_screen(), Int32(row), Int32(columns.lowerBound), line, Int32(line.count))
  }

  /// Appends cells to `line` in ncurses' form.
  private mutating func collect(_ cells: ArraySlice<Cell>) {
    guard var style = cells.first?.style else { return }
    var rendition = rendition(of: style)
    for cell in cells {
      if case .wideTrailing = cell.role { continue }
      // Styles and roles of another module are compared by calls, their bits and cases in place.
      if cell.style.bits != style.bits {
        style = cell.style
        rendition = self.rendition(of: style)
      }
      line.append(isUTF8 ? rendition.cell(cell) : rendition.cell(cell.ascii))
      if !isUTF8, case .wideLeading = cell.role { line.append(rendition.blank) }
    }
  }

  /// The style that the terminal shows for a style.
  func shown(_ style: Style) -> Style { style.quantised(to: depth) }

  /// Number of styles that are searched linearly.
  private static let few = 16

  private mutating func rendition(of style: Style) -> Rendition {
    let bits = style.bits
    if let index = styles.prefix(Self.few).firstIndex(of: bits) ?? indices[bits] {
      return renditions[index]
    }
    let shown = shown(style)
    let attributes = shown.attributes
    let rendition = Rendition(
      attributes: squad_attributes(
        attributes.contains(.bold), attributes.contains(.dim), attributes.contains(.italic),
        attributes.contains(.underline), attributes.contains(.reverse)),
      pair: depth == .none ? 0 : pairs.pair(shown.foreground, shown.background))
    indices[bits] = renditions.count
    styles.append(bits)
    renditions.append(rendition)
    return rendition
  }
}

/// ncurses' colour pairs, allocated at first use.
struct ColorPairs {
  /// Pairs of the eight colours and the default, reserved for when pictures have used up the rest.
  private static let reserve: Int32 = 9 * 9

  private let limit: Int32
  /// First pair number of the reserve.
  private let lastResort: Int32
  /// Whether two colours had to share a reduced pair.
  private(set) var isExhausted = false
  /// Pairs by the bits of a style of these colours.
  private var pairs: [UInt64: Int32] = [:]

  init(limit: Int32) {
    self.limit = limit
    lastResort = limit > Self.reserve ? limit - Self.reserve : limit
  }

  /// The pair of two colours; if none is left, that of the nearest of the eight, else 0, the
  /// default.
  mutating func pair(_ foreground: Color, _ background: Color) -> Int32 {
    if let pair = pair(foreground, background, below: lastResort) { return pair }
    isExhausted = true
    return pair(foreground.quantised(to: .eight), background.quantised(to: .eight), below: limit)
      ?? 0
  }

  private mutating func pair(
    _ foreground: Color, _ background: Color, below limit: Int32
  ) -> Int32? {
    guard foreground != .standard || background != .standard else { return 0 }
    let colors = Style(foreground: foreground, background: background).bits
    if let known = pairs[colors] { return known }
    let next = Int32(pairs.count) + 1
    guard next < limit, squad_init_pair(next, Self.number(foreground), Self.number(background))
    else { return nil }
    pairs[colors] = next
    return next
  }

  /// Whether a number of pairs can all have their own colours.
  func hasSpace(for count: Int) -> Bool { count < lastResort }

  /// Starts over; the caller then passes the whole frame. ncurses keeps the old pairs until their
  /// numbers get new colours, and repaints the cells that had them.
  mutating func forget() {
    pairs = [:]
    isExhausted = false
  }

  /// A colour's number in the derived terminfo entry: an index below 256, else its RGB value.
  private static func number(_ color: Color) -> Int32 {
    switch color {
    case .standard: -1
    case .indexed(let index): Int32(index)
    case .rgb(let red, let green, let blue):
      max(256, Int32(red) << 16 | Int32(green) << 8 | Int32(blue))
    }
  }
}
