import TerminalKit

/// Where in the list one is: `12 of 312`. In no colour: it changes with every key.
struct PositionView: PartView {
  let text: String

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    canvas.write(text, .text, at: area.column, area.row)
  }
}
