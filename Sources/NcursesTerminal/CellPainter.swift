import CNcurses
import TerminalKit

/// Hands the cells that changed to ncurses, row by row.
struct CellPainter {
  /// How ncurses names a style.
  private struct Look {
    var attributes: attr_t
    var pair: Int32
  }

  private let depth: ColorDepth
  private let available: ColorDepth
  private let isUTF8: Bool
  private var pairs: ColorPairs
  private var looks: [Style: Look] = [:]
  private var line: [cchar_t] = []

  /// `depth`: the colours to use, of those `available`.
  init(depth: ColorDepth, available: ColorDepth, isUTF8: Bool) {
    self.depth = depth
    self.available = available
    self.isUTF8 = isUTF8
    pairs = ColorPairs(limit: squad_pair_limit())
  }

  /// Hands over what differs from `previous`, everything when there is none; both are of one size.
  mutating func paint(_ frame: Frame, over previous: Frame?) {
    let columns = frame.size.columns
    for row in 0..<frame.size.rows {
      let range = row * columns..<(row + 1) * columns
      let changed = previous.map { Self.changed(range, frame.cells, $0.cells) } ?? range
      guard !changed.isEmpty else { continue }
      paint(changed, of: frame.cells, row: row, column: changed.lowerBound - range.lowerBound)
    }
  }

  /// The stretch of a row from the first to the last cell that differs, wide characters whole.
  private static func changed(_ range: Range<Int>, _ new: [Cell], _ old: [Cell]) -> Range<Int> {
    new.withUnsafeBufferPointer { new in
      old.withUnsafeBufferPointer { old in
        var first = range.lowerBound
        var end = range.upperBound
        while first < end, new[first] == old[first] { first += 1 }
        while end > first, new[end - 1] == old[end - 1] { end -= 1 }
        guard first < end else { return first..<first }
        if first > range.lowerBound, new[first].role == .wideTrailing { first -= 1 }
        if end < range.upperBound, new[end].role == .wideTrailing { end += 1 }
        return first..<end
      }
    }
  }

  private mutating func paint(_ range: Range<Int>, of cells: [Cell], row: Int, column: Int) {
    line.removeAll(keepingCapacity: true)
    var style = Style.plain
    var look = look(of: style)
    for index in range where cells[index].role != .wideTrailing {
      let cell = cells[index]
      if cell.style != style {
        style = cell.style
        look = self.look(of: style)
      }
      append(cell, look)
    }
    mvwadd_wchnstr(squad_screen(), Int32(row), Int32(column), line, Int32(line.count))
  }

  private mutating func append(_ cell: Cell, _ look: Look) {
    var character = cchar_t()
    if isUTF8 {
      let (base, first, second) = cell.values
      if squad_set_cell(&character, base, first, second, look.attributes, look.pair) {
        return line.append(character)
      }
    }
    _ = squad_set_cell(&character, cell.ascii.value, 0, 0, look.attributes, look.pair)
    line.append(character)
    guard cell.role == .wideLeading else { return }
    _ = squad_set_cell(&character, 0x20, 0, 0, look.attributes, look.pair)
    line.append(character)
  }

  private mutating func look(of style: Style) -> Look {
    if let known = looks[style] { return known }
    // A terminal of direct colours takes fewer, when they are asked for, by their values.
    var inTerms = style.quantised(to: depth)
    if available == .direct, depth != .none { inTerms = inTerms.quantised(to: .direct) }
    let attributes = inTerms.attributes
    let look = Look(
      attributes: squad_attributes(
        attributes.contains(.bold), attributes.contains(.dim), attributes.contains(.italic),
        attributes.contains(.underline), attributes.contains(.reverse)),
      pair: depth == .none ? 0 : pairs.pair(inTerms.foreground, inTerms.background))
    looks[style] = look
    return look
  }
}
