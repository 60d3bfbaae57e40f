import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// What all overlays look like: a ground with a frame, a title in it, and the keys at its lower
/// right.
struct OverlayFrame {
  let title: String
  let keys: [OverlayKey]

  /// The frame and a free column at each side of what is inside.
  static let margins = Size(columns: 4, rows: 2)

  init(title: String, keys: [OverlayKey]) {
    self.title = title
    self.keys = keys
  }

  /// The fewest columns in which neither the title nor a key is cut.
  var columns: Int {
    max(PlainText.width(of: title), OverlayKey.columns(of: keys, hasText: true)) + 6
  }

  /// Draws it and returns its inside.
  func draw(in area: Rect, on canvas: inout Canvas) -> Rect {
    canvas.hit(.overlay, in: area)
    canvas.fill(area, .panel)
    canvas.drawBorder(area, style: canvas.context.theme[.panelFrame])
    let cut = PlainText.prefix(
      title, columns: area.columns - 6, ellipsis: canvas.glyphs.ellipsis)
    canvas.write(" \(cut.text) ", .panelTitle, at: area.column + 2, area.row)
    drawKeys(in: area, on: &canvas)
    return area.inset(left: 2, top: 1, right: 2, bottom: 1)
  }

  /// Draws it over the lower part of the screen, at the list's side, where it leaves the column of
  /// the selection's sign free.
  ///
  /// - Parameters:
  ///   - size: of what is inside.
  ///   - hasRows: whether the sign of the selection stands inside anyhow.
  func draw(
    _ size: Size, over layout: ScreenLayout, hasRows: Bool = false, on canvas: inout Canvas
  ) -> Rect {
    let most = Self.mostColumns(in: canvas.context.size)
    let wanted = max(size.columns + Self.margins.columns, columns)
    // Rather the whole width than a sliver of what lies below.
    let columns = wanted + 4 > most ? most : wanted
    let rows = Self.rows(size.rows, over: layout) + Self.margins.rows
    let area = Rect(
      column: 1, row: layout.footer.row - rows, columns: columns, rows: rows)
    let mark = canvas.frame.cursor
    let inside = draw(in: area, on: &canvas)
    // A screen reader reads from here.
    canvas.placeCursor(inside.column, inside.row)
    // What it covers of the panes' selection it shows itself.
    if !hasRows, mark.map(area.contains) ?? true {
      canvas.mark(isFocused: true, .panelTitle, at: area.column + 1, area.row + 1)
    }
    return inside
  }

  static func mostColumns(in screen: Size) -> Int { screen.columns - 1 }

  /// How many rows of so many it has inside, over the lower part of the screen.
  static func rows(_ wanted: Int, over layout: ScreenLayout) -> Int {
    min(wanted, layout.footer.row - layout.topBar.endRow - margins.rows)
  }

  /// With their words, else without, else not at all.
  private func drawKeys(in area: Rect, on canvas: inout Canvas) {
    let room = area.columns - 4
    for hasText in [true, false] {
      let columns = OverlayKey.columns(of: keys, hasText: hasText)
      guard !keys.isEmpty, columns <= room else { continue }
      let row = area.endRow - 1
      var column = area.endColumn - 2 - columns
      canvas.fill(
        Rect(column: column, row: row, columns: columns, rows: 1), .panel)
      column += 1
      for key in keys {
        column += key.draw(hasText: hasText, at: column, row, on: &canvas) + OverlayKey.gap
      }
      return
    }
  }
}
