/// Input from the terminal, without unknown sequences.
package enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// Text of a bracketed paste, not cleaned.
  case paste(String)
  case mouse(MouseEvent)
  case reply(TerminalReply)
}

/// A button, a drag or a wheel turn, with the cell under the pointer.
package struct MouseEvent: Hashable, Sendable {
  /// A button pressed, released or dragged, or a wheel turned.
  package enum Kind: Hashable, Sendable {
    case press(MouseButton)
    case release(MouseButton)
    /// The pointer entered another cell while the button was down.
    case drag(MouseButton)
    case wheel(WheelDirection)
  }

  /// The event, with its button or direction.
  package let kind: Kind
  /// Shift, Alt and Ctrl, as far as the terminal reports them.
  package let modifiers: KeyModifiers
  /// From the top left; may lie outside a screen that has just shrunk.
  package let point: Point

  /// Without modifiers by default.
  package init(_ kind: Kind, at point: Point, _ modifiers: KeyModifiers = []) {
    self.kind = kind
    self.point = point
    self.modifiers = modifiers
  }
}

/// A button of the mouse; a wheel is none.
package enum MouseButton: Hashable, Sendable {
  case left, middle, right
}

/// Direction of a wheel turn.
package enum WheelDirection: Hashable, Sendable {
  case up, down, left, right
}

/// A terminal's reply to a query.
package enum TerminalReply: Hashable, Sendable {
  /// Its background colour (OSC 11).
  case background(ReportedColor)
  /// Supports exact colours (XTGETTCAP RGB).
  case trueColor
  /// Supports links (XTVERSION).
  case hyperlinks
  /// Can hold a frame back until it is complete (DECRQM 2026).
  case synchronizedOutput(isSupported: Bool)
  /// Kind of terminal (DA1): every terminal sends it, after the other replies.
  case deviceAttributes
}
