/// A button, a drag or a wheel turn, with the cell under the pointer.
package struct MouseEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case press(MouseButton)
    case release(MouseButton)
    /// The pointer entered another cell while the button was down.
    case drag(MouseButton)
    case wheel(WheelDirection)
  }

  package let kind: Kind
  package let modifiers: KeyModifiers
  /// From the top left; may lie outside a screen that has just shrunk.
  package let point: Point

  package init(_ kind: Kind, at point: Point, _ modifiers: KeyModifiers = []) {
    self.kind = kind
    self.point = point
    self.modifiers = modifiers
  }
}

package enum MouseButton: Hashable, Sendable {
  case left, middle, right
}

/// Direction of a wheel turn.
package enum WheelDirection: Hashable, Sendable {
  case up, down, left, right
}
