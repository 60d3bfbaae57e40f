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
    guard mouse.isPossible else {
      message = .noMouse
      return []
    }
    mouse.isOn.toggle()
    mouse.isDragging = false
    message = .mouseToggled(isOn: mouse.isOn)
    return [.loop(.setMouse(mouse.isOn))]
  }
}
