/// Whether the mouse is in use, and its recent events.
package struct MouseState: Equatable, Sendable {
  /// A press of the left button.
  package struct Press: Equatable, Sendable {
    let cell: ScreenCell
    let target: MouseTarget?
    let milliseconds: Int
  }

  /// Maximum time between two presses of a double-click in the same cell, in milliseconds.
  static let doubleClickInterval = 400

  /// Whether the terminal can report the mouse.
  package let isPossible: Bool
  /// Whether squad takes the mouse; false if the terminal can't report it.
  package internal(set) var isOn: Bool
  /// Nil after a double-click, so that a third press doesn't make another one.
  var lastPress: Press?
  /// Whether the divider is being dragged.
  package internal(set) var isDragging = false

  /// `isOn` is ignored unless `isPossible`.
  package init(isPossible: Bool = false, isOn: Bool = false) {
    self.isPossible = isPossible
    self.isOn = isPossible && isOn
  }

  /// Records a press; returns whether it makes a double-click.
  mutating func press(_ target: MouseTarget?, at cell: ScreenCell, milliseconds: Int) -> Bool {
    let press = Press(cell: cell, target: target, milliseconds: milliseconds)
    let isDouble =
      lastPress.map {
        $0.cell == cell && $0.target == target
          && (0...Self.doubleClickInterval).contains(milliseconds - $0.milliseconds)
      } ?? false
    lastPress = isDouble ? nil : press
    return isDouble
  }
}

/// A cell of the screen, counted from 0 at the top left.
package struct ScreenCell: Hashable, Sendable {
  /// From 0 at the left.
  package let column: Int
  /// From 0 at the top.
  package let row: Int

  /// Both numbers count from 0.
  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
