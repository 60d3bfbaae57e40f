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

/// Colour as a terminal reports it, 0…65,535 per component.
package struct ReportedColor: Hashable, Sendable {
  /// 0…65,535.
  package let red: UInt16
  /// 0…65,535.
  package let green: UInt16
  /// 0…65,535.
  package let blue: UInt16

  /// Takes components of 0…65,535.
  package init(red: UInt16, green: UInt16, blue: UInt16) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Parses `rgb:1e1e/1e1e/1e1e`, `rgba:…/ffff` and `#1e1e1e`, with one to four digits per
  /// component.
  init?(_ text: some StringProtocol) {
    var parts: [Substring.UTF8View.SubSequence] = []
    let bytes = Substring(text).utf8
    if bytes.first == UInt8(ascii: "#") {
      let digits = bytes.dropFirst()
      let length = digits.count / 3
      guard length > 0, digits.count == 3 * length else { return nil }
      parts = (0..<3).map { digits.dropFirst($0 * length).prefix(length) }
    } else {
      guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
        ["rgb", "rgba"].contains(String(Substring(bytes[..<colon])))
      else { return nil }
      parts = bytes[bytes.index(after: colon)...]
        .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    }
    let values = parts.prefix(3).compactMap { Self.scaled(String(Substring($0))) }
    guard values.count == 3 else { return nil }
    self.init(red: values[0], green: values[1], blue: values[2])
  }

  /// Scales one to four hexadecimal digits to 0…65,535.
  private static func scaled(_ digits: String) -> UInt16? {
    guard (1...4).contains(digits.utf8.count), let value = UInt32(digits, radix: 16) else {
      return nil
    }
    let maximum = (UInt32(1) << (4 * UInt32(digits.utf8.count))) - 1
    return UInt16(value * 65_535 / maximum)
  }

  /// Whether light text is more legible on it than dark text, by luminance.
  package var isDark: Bool {
    // The square approximates the display's curve well enough for a choice of two.
    let parts = [(red, 2_126.0), (green, 7_152), (blue, 722)]
    let luminance = parts.reduce(0) { sum, part in
      let value = Double(part.0) / 65_535
      return sum + part.1 / 10_000 * value * value
    }
    return luminance < 0.18
  }
}
