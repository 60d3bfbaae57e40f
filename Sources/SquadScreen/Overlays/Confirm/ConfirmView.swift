import SquadCore
import SquadWords
import TerminalKit

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
