/// A button, a drag or a wheel, and the cell under the pointer.
package struct MouseEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case press(MouseButton)
    case release(MouseButton)
    /// The pointer reached another cell while the button was down.
    case drag(MouseButton)
    case wheel(WheelDirection)
  }

  package let kind: Kind
  package let modifiers: KeyModifiers
  /// Counted from the top left cell; may lie outside of a screen that has just become smaller.
  package let point: Point

  package init(_ kind: Kind, at point: Point, _ modifiers: KeyModifiers = []) {
    self.kind = kind
    self.point = point
    self.modifiers = modifiers
  }
}

/// The buttons of a mouse.
package enum MouseButton: Hashable, Sendable {
  case left, middle, right
}

/// Where a wheel was turned to.
package enum WheelDirection: Hashable, Sendable {
  case up, down, left, right
}
