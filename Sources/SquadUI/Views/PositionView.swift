import TerminalKit

/// Where in the list one is: `12 of 312`.
struct PositionView: PartView {
  let text: String

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    canvas.write(text, .quiet, at: area.column, area.row)
  }
}
