import CNcurses
import TerminalKit

/// Hands the cells that changed to ncurses, row by row.
struct CellPainter {
  /// How ncurses names a style.
  private struct Look {
    let attributes: attr_t
    let pair: Int32
    /// A space that looks like it.
    let blank: cchar_t

    init(attributes: attr_t, pair: Int32) {
      self.attributes = attributes
      self.pair = pair
      var cell = cchar_t()
      _ = squad_set_cell(&cell, 0x20, 0, 0, attributes, pair)
      blank = cell
    }
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

  /// Hands over what differs from `previous`, everything when there is none.
  mutating func paint(_ frame: Frame, over previous: Frame?) {
    hand(frame, over: previous)
    // Pictures that have left the screen still hold their pairs. Without those this frame may have
    // all of its colours; if it alone has too many, it keeps the fewer ones that it got.
    guard pairs.isExhausted, pairs.hasRoom(for: looks(in: frame)) else { return }
    pairs.forget()
    looks = [:]
    hand(frame, over: nil)
  }

  /// How many looks a frame has: as many pairs at most.
  private func looks(in frame: Frame) -> Int { Set(frame.cells.lazy.map(\.style)).count }

  private mutating func hand(_ frame: Frame, over previous: Frame?) {
    for row in 0..<frame.size.rows {
      let columns =
        previous.map { frame.changedColumns(row: row, since: $0) } ?? 0..<frame.size.columns
      guard !columns.isEmpty else { continue }
      let start = row * frame.size.columns
      line.removeAll(keepingCapacity: true)
      collect(frame.cells[(start + columns.lowerBound)..<(start + columns.upperBound)])
      mvwadd_wchnstr(
        squad_screen(), Int32(row), Int32(columns.lowerBound), line, Int32(line.count))
    }
  }

  private mutating func collect(_ cells: ArraySlice<Cell>) {
    var style = Style.plain
    var look = look(of: style)
    for cell in cells where cell.role != .wideTrailing {
      if cell.style != style {
        style = cell.style
        look = self.look(of: style)
      }
      if !isUTF8 {
        append(cell.ascii, look)
        if cell.role == .wideLeading { append(" ", look) }
      } else if cell.isSingleScalar {
        append(cell.base, look)
      } else {
        append(marked: cell, look)
      }
    }
  }

  /// A cell of one scalar needs no more than its number in a cell of that look.
  private mutating func append(_ scalar: Unicode.Scalar, _ look: Look) {
    line.append(look.blank)
    line[line.count - 1].chars.0 = wchar_t(bitPattern: scalar.value)
  }

  private mutating func append(marked cell: Cell, _ look: Look) {
    var character = cchar_t()
    let (first, second) = cell.marks
    if squad_set_cell(
      &character, cell.base.value, first, second, look.attributes, look.pair)
    {
      line.append(character)
    } else {
      append(cell.base, look)
    }
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
