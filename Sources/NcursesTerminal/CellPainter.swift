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
  }

  private var depth: ColorDepth
  private var pairs: ColorPairs
  /// The renditions in use and their styles. The first few are searched linearly, which is faster
  /// than hashing.
  private var renditions: [Rendition] = []
  private var styles: [UInt64] = []
  private var indices: [UInt64: Int] = [:]
  private var runs: CellRuns
  private var line: [cchar_t] = []

  /// `depth` tells which colours to use.
  init(depth: ColorDepth, isUTF8: Bool) {
    self.depth = depth
    pairs = ColorPairs(limit: squad_pair_limit())
    runs = CellRuns(inASCII: !isUTF8)
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
    runs.take(columns, row: row, of: frame)
    while line.count < runs.count { line.append(cchar_t()) }
    // Moved out of `self`, so that adding renditions meanwhile doesn't copy the array.
    var line = line
    self.line = []
    line.withUnsafeMutableBufferPointer { collect(into: $0) }
    self.line = line
    mvwadd_wchnstr(squad_screen(), Int32(row), Int32(columns.lowerBound), line, Int32(runs.count))
  }

  /// Converts the runs into ncurses' cells.
  private mutating func collect(into line: UnsafeMutableBufferPointer<cchar_t>) {
    var start = 0
    for run in runs.runs {
      let rendition = rendition(of: run.style)
      if run.marks.first != 0 {
        line[start] = marked(runs.scalars[start], run.marks, rendition)
      } else {
        // A cell of one scalar differs from the rendition's blank in one number.
        var character = rendition.blank
        for index in start..<run.end {
          character.chars.0 = wchar_t(bitPattern: runs.scalars[index])
          line[index] = character
        }
      }
      start = run.end
    }
  }

  private func marked(
    _ base: UInt32, _ marks: (first: UInt32, second: UInt32), _ rendition: Rendition
  ) -> cchar_t {
    var character = cchar_t()
    if !squad_set_cell(
      &character, base, marks.first, marks.second, rendition.attributes, rendition.pair)
    {
      character = rendition.blank
      character.chars.0 = wchar_t(bitPattern: base)
    }
    return character
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
