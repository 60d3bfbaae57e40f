import SquadWords
import TerminalKit

/// The column beside the rows: the rule between the panes, and where in the list one is.
struct ListBarView: PartView {
  let hasRule: Bool
  let thumb: Rect?

  func draw(in area: Rect, on canvas: inout Canvas) {
    if hasRule { canvas.fill(area, with: canvas.glyphs.vertical, .rule) }
    if let thumb { canvas.fill(thumb, with: canvas.glyphs.thumb, .quiet) }
  }
}
