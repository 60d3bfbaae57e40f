import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The area of the removal question: beside the row in question and never on it; within the list's
/// columns, or between two compared heroes, so that it covers no picture.
struct ConfirmLayout: Equatable {
  let area: Rect
  /// The list of which it covers a part; nil over cards and compared heroes, of which what it
  /// leaves stays.
  let list: Rect?
  let question: [String]
  let hint: [String]

  /// First column of the text, after the tile and a gap.
  static let textColumn = MemberTile.columns + 2
  /// Minimum columns of the screen and of the text; the footer asks if there are fewer.
  private static let minimumScreenColumns = 60
  private static let minimumTextColumns = 12

  /// Nil if the box doesn't fit; then the footer asks.
  init?(_ state: AppState, _ member: Member, _ layout: ScreenLayout, _ context: RenderContext) {
    let strings = context.strings
    let isCentred = state.comparison != nil
    let pane =
      isCentred ? CompareLayout(state, layout, context).middle(of: layout.comparison) : layout.list
    let available = pane.columns - OverlayFrame.margins.columns - Self.textColumn
    guard layout.footer.columns >= Self.minimumScreenColumns, available >= Self.minimumTextColumns
    else {
      return nil
    }
    list = isCentred || layout.grid != nil ? nil : layout.list
    let question = strings.confirmRemoval(of: state.name(of: member)).lines(available)
    let hint = strings.removalHint?.lines(available) ?? []
    let frame = ConfirmView.frame(strings)
    for hint in [hint, []] {
      let widest = (question + hint).map { PlainText.width(of: $0) }.max() ?? 0
      let columns = max(
        widest + Self.textColumn + OverlayFrame.margins.columns, min(frame.columns, pane.columns))
      let lines = max(question.count + hint.count, 2)
      guard
        let row = Self.row(
          for: lines + OverlayFrame.margins.rows, asking: state, layout)
      else { continue }
      area = Rect(
        column: pane.column
          + (isCentred ? (pane.columns - columns) / 2 : min(pane.columns - columns, 2)),
        row: row, columns: columns, rows: lines + OverlayFrame.margins.rows)
      (self.question, self.hint) = (question, hint)
      return
    }
    return nil
  }

  /// First row of the box: below the row or card in question, else above it. For a stop of the
  /// detail, at its height, since the list's columns cover nothing of the detail.
  private static func row(for rows: Int, asking state: AppState, _ layout: ScreenLayout) -> Int? {
    if let stop = state.rowOfStop(asked: layout) {
      guard rows <= layout.list.rows else { return nil }
      return min(max(stop - 1, layout.list.row), layout.list.endRow - rows)
    }
    let asked = state.rows(asked: layout)
    if asked.upperBound + rows <= layout.list.endRow { return asked.upperBound }
    let above = asked.lowerBound - rows
    return above >= layout.listTitle.row ? above : nil
  }
}

extension AppState {
  /// Screen row of the detail's stop in question; nil if another pane has the focus.
  fileprivate func rowOfStop(asked layout: ScreenLayout) -> Int? {
    guard case .detail = focusedPane(in: layout), let position = shownDetail,
      let stop = position.stop,
      let stops = viewport.detail?.stops, stops.indices.contains(stop)
    else { return nil }
    return layout.detail.row + stops[stop].line - position.top
  }

  /// Screen rows in question; for the strip, the rule below it.
  fileprivate func rows(asked layout: ScreenLayout) -> Range<Int> {
    let row: Int
    var count = 1
    switch focusedPane(in: layout) {
    case .strip: row = layout.listTitle.row
    // Below the names.
    case .comparison: row = layout.comparison.row + 2
    case .list, .detail, .overlay:
      if let grid = layout.grid {
        let index = openList.cursor.row - openList.shownCards(in: grid).lowerBound
        row = layout.list.row + grid.origin(of: index).row
        // With the bar's row below the card.
        count = grid.card.rows + 1
      } else {
        let parts = ListLayout(openList, in: layout.list)
        row = parts.rows.row + (openList.cursor.row - openList.cursor.top) * parts.entryLines
        count = parts.entryLines
      }
    }
    return row..<row + count
  }
}

extension String {
  fileprivate func lines(_ columns: Int) -> [String] {
    PlainText.wrapped(self, columns: columns).map(String.init)
  }
}

/// The question before a member is removed, in a box beside its row.
struct ConfirmView {
  let member: Member
  /// Nil if the footer asks.
  let layout: ConfirmLayout?

  static func frame(_ strings: Strings) -> OverlayFrame {
    OverlayFrame(title: strings.removalTitle, keys: answers(strings))
  }

  /// Both answers; their keys are the same in every language.
  static func answers(_ strings: Strings) -> [OverlayKey] {
    [
      OverlayKey(key: "y", text: strings.fire, role: .toastBad, pressed: .character("y")),
      OverlayKey(key: "n", text: strings.keepMember, pressed: .character("n")),
    ]
  }

  func draw(on canvas: inout Canvas) {
    guard let layout else { return }
    if let list = layout.list { Self.clear(list, beside: layout.area, on: &canvas) }
    let inside = Self.frame(canvas.strings).draw(in: layout.area, on: &canvas)
    let (tile, _) = inside.rows(from: 0, count: 2).split(left: MemberTile.columns)
    MemberTile(member, canvas.glyphs).draw(in: tile, on: &canvas)
    let column = inside.column + ConfirmLayout.textColumn
    for (row, line) in layout.question.enumerated() {
      canvas.write(line, .panelStrong, at: column, inside.row + row)
    }
    for (row, line) in layout.hint.enumerated() {
      canvas.write(line, .panelQuiet, at: column, inside.row + layout.question.count + row)
    }
    canvas.placeCursor(column, inside.row)
  }

  /// Blanks what the box leaves of the list's rows, and of its title down to the rule: a number
  /// without its name says nothing.
  private static func clear(_ list: Rect, beside box: Rect, on canvas: inout Canvas) {
    for row in box.row..<box.endRow {
      for columns in [list.column..<box.column, box.endColumn..<list.endColumn] {
        let part = Rect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
        if row < list.row { canvas.rule(part) } else { canvas.fill(part, .text) }
        canvas.hit(.list, in: part)
      }
    }
  }
}
