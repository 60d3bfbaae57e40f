import TerminalKit

/// A part of the screen as a value: in the same area equal values draw equal cells.
protocol PartView: Equatable {
  /// Draws it over cleared cells.
  func draw(in area: Rect, on canvas: inout Canvas)
}
