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
  fileprivate mutating func press(
    _ target: MouseTarget?, at cell: ScreenCell, milliseconds: Int
  ) -> Bool {
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

/// Events of the mouse, with the target under the pointer.
package enum MouseAction: Equatable, Sendable {
  /// The left button was pressed; the time is from a monotonic clock.
  case pressed(MouseTarget?, at: ScreenCell, milliseconds: Int)
  /// The pointer moved with the button down.
  case dragged(column: Int)
  case released
  /// The wheel was turned by a notch.
  case scrolled(MouseTarget?, down: Bool)
  /// The mouse was turned on or off.
  case toggled
}

extension AppState {
  mutating func reduce(_ action: MouseAction) -> [Effect] {
    switch action {
    case .pressed(let target, let cell, let milliseconds):
      mouse.isDragging = false
      let isDouble = mouse.press(target, at: cell, milliseconds: milliseconds)
      return apply(.pressed(target, isDouble: isDouble))
    case .dragged(let column): if mouse.isDragging { moveDivider(to: column) }
    case .released: mouse.isDragging = false
    case .scrolled(let target, let down): return apply(.scrolled(target, down: down))
    case .toggled: return toggleMouse()
    }
    return []
  }

  private mutating func toggleMouse() -> [Effect] {
    guard mouse.isPossible else { return explain(.noMouse) }
    mouse.isOn.toggle()
    mouse.isDragging = false
    message = .mouseToggled(isOn: mouse.isOn)
    return [.loop(.setMouse(mouse.isOn))]
  }
}
