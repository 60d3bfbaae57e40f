import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The common look of overlays: a border with the title, and the keys at its lower right.
struct OverlayFrame {
  let title: String
  let keys: [OverlayKey]

  /// Columns and rows of the border, with a blank column at each side.
  static let margins = Size(columns: 4, rows: 2)

  /// Minimum columns for the uncut title and keys.
  var columns: Int {
    max(PlainText.width(of: title), OverlayKey.columns(of: keys, hasText: true)) + 6
  }

  /// Draws the frame and returns the area inside.
  func draw(in area: Rect, on canvas: inout Canvas) -> Rect {
    canvas.hit(.overlay, in: area)
    canvas.fill(area, .panel)
    canvas.drawBorder(area, style: canvas.context.theme[.panelFrame])
    let cut = canvas.glyphs.cut(title, to: area.columns - 6)
    canvas.write(" \(cut) ", .panelTitle, at: area.column + 2, area.row)
    drawKeys(in: area, on: &canvas)
    return area.inset(left: 2, top: 1, right: 2, bottom: 1)
  }

  /// Draws the frame at the lower left, but for the first column, which has the selection marker.
  /// `size` is the size inside. `hasRows` tells whether the content draws the selection marker
  /// itself.
  func draw(
    _ size: Size, over layout: ScreenLayout, hasRows: Bool = false, on canvas: inout Canvas
  ) -> Rect {
    let maximum = Self.maximumColumns(in: canvas.context.size)
    let wanted = max(size.columns + Self.margins.columns, columns)
    // Takes the full width rather than leave a sliver of the panes.
    let columns = wanted + 4 > maximum ? maximum : wanted
    let rows = Self.rows(size.rows, over: layout) + Self.margins.rows
    let area = Rect(column: 1, row: layout.footer.row - rows, columns: columns, rows: rows)
    let mark = canvas.frame.cursor
    canvas.clearBeside(area, layout, keeping: mark, hasRows: hasRows)
    let inside = draw(in: area, on: &canvas)
    // Screen readers read from the cursor.
    canvas.placeCursor(inside.column, inside.row)
    // Draws the focus marker here if the overlay covers the panes' one.
    if !hasRows, mark.map(area.contains) ?? true {
      canvas.mark(isFocused: true, .panelTitle, at: area.column + 1, area.row + 1)
    }
    return inside
  }

  static func maximumColumns(in screen: Size) -> Int { screen.columns - 1 }

  /// Rows inside an overlay: `wanted`, or as many as fit between the top bar and the footer.
  static func rows(_ wanted: Int, over layout: ScreenLayout) -> Int {
    min(wanted, layout.footer.row - layout.topBar.endRow - margins.rows)
  }

  /// Draws the keys with their labels, else without, else none.
  private func drawKeys(in area: Rect, on canvas: inout Canvas) {
    let available = area.columns - 4
    for hasText in [true, false] {
      let columns = OverlayKey.columns(of: keys, hasText: hasText)
      guard !keys.isEmpty, columns <= available else { continue }
      let row = area.endRow - 1
      var column = area.endColumn - 2 - columns
      canvas.fill(Rect(column: column, row: row, columns: columns, rows: 1), .panel)
      column += 1
      for key in keys {
        column += key.draw(hasText: hasText, at: column, row, on: &canvas) + OverlayKey.gap
      }
      return
    }
  }
}

extension Canvas {
  /// Draws a scroll bar in the border beside an overlay's rows.
  mutating func scrollBar(besideRows area: Rect, top: Int, of lines: Int) {
    scrollBar(
      in: Rect(column: area.endColumn + 1, row: area.row, columns: 1, rows: area.rows), top: top,
      rows: area.rows, of: lines, .panelTitle)
  }

  /// Blanks the rest of each row of a pane or of the strip that a box covers in part; of a title, all
  /// but its rule. `mark` is the panes' selection marker, which stays beside a box that has none of
  /// its own.
  fileprivate mutating func clearBeside(
    _ box: Rect, _ layout: ScreenLayout, keeping mark: Point?, hasRows: Bool
  ) {
    let titles = Set([layout.stripTitle, layout.listTitle, layout.detailTitle].map(\.row))
    for row in box.row..<box.endRow {
      if titles.contains(row) {
        let rest = Rect(
          column: box.endColumn, row: row, columns: frame.size.columns - box.endColumn, rows: 1)
        fill(rest, with: glyphs.horizontal, .rule)
        continue
      }
      let marked = hasRows ? nil : mark.flatMap { $0.row == row ? $0.column : nil }
      if marked.map({ $0 >= box.column }) ?? true {
        fill(Rect(column: 0, row: row, columns: box.column, rows: 1), .text)
      }
      let divider = layout.divider == nil || row < layout.list.row ? 0 : layout.separator.column
      // A grid's last column is the rule beside its cards.
      let isCards = layout.grid != nil && row >= layout.list.row
      let end = frame.size.columns - (isCards ? 1 : 0)
      let pane = box.endColumn <= divider ? 0..<divider : (divider > 0 ? divider + 1 : 0)..<end
      let isMarked = marked.map { $0 >= box.endColumn } ?? false
      guard box.endColumn < pane.upperBound, !isMarked else { continue }
      fill(
        Rect(column: box.endColumn, row: row, columns: pane.upperBound - box.endColumn, rows: 1),
        .text)
    }
  }
}
