/// A pressed key, with one value per key: Shift-Tab is `tab` with `shift`, `A` is the character
/// `A`, the space bar is the character space.
package struct Key: Hashable, Sendable {
  package let code: KeyCode
  package let modifiers: KeyModifiers

  package init(_ code: KeyCode, _ modifiers: KeyModifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// A key that types this scalar.
  package static func character(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar)) }
  /// Ctrl and a letter as terminals send it: Ctrl-I is Tab, Ctrl-M and Ctrl-J are Enter, Ctrl-H is
  /// Backspace, Ctrl-[ is Escape.
  package static func ctrl(_ scalar: Unicode.Scalar) -> Key {
    switch scalar {
    case "i", "I": .tab
    case "m", "M", "j", "J": .enter
    case "h", "H", "?": .backspace
    case "[": .escape
    case "@": Key(.character(" "), .ctrl)
    case "A"..."Z": Key(.character(Unicode.Scalar(UInt8(scalar.value + 32))), .ctrl)
    default: Key(.character(scalar), .ctrl)
    }
  }
  /// F1…F12.
  package static func function(_ number: UInt8) -> Key { Key(.function(number)) }

  package static let up = Key(.up)
  package static let down = Key(.down)
  package static let left = Key(.left)
  package static let right = Key(.right)
  package static let home = Key(.home)
  package static let end = Key(.end)
  package static let pageUp = Key(.pageUp)
  package static let pageDown = Key(.pageDown)
  package static let insert = Key(.insert)
  package static let delete = Key(.delete)
  package static let backspace = Key(.backspace)
  package static let enter = Key(.enter)
  package static let tab = Key(.tab)
  package static let backtab = Key(.tab, .shift)
  package static let escape = Key(.escape)
  package static let space = Key(.character(" "))

  /// Scalar that the key types into a text field; nil for every other key.
  package var typed: Unicode.Scalar? {
    guard case .character(let scalar) = code, modifiers.isEmpty else { return nil }
    return scalar
  }
}

extension Key: ExpressibleByUnicodeScalarLiteral {
  package init(unicodeScalarLiteral scalar: Unicode.Scalar) { self = .character(scalar) }
}

/// A key of the keyboard, without modifiers.
package enum KeyCode: Hashable, Sendable {
  /// A key that types, space included; with Ctrl always the lower-case letter.
  case character(Unicode.Scalar)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case insert, delete
  /// Backspace, sent as DEL or Ctrl-H.
  case backspace
  /// Enter: CR (Ctrl-M) or LF (Ctrl-J).
  case enter
  /// Tab or Ctrl-I, which terminals send alike.
  case tab
  /// Escape or Ctrl-[, which terminals send alike.
  case escape
  /// F1…F12.
  case function(UInt8)
}

/// Modifiers held with a key.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package static let shift = KeyModifiers(rawValue: 1)
  package static let alt = KeyModifiers(rawValue: 2)
  package static let ctrl = KeyModifiers(rawValue: 4)

  package init(rawValue: UInt8) {
    self.rawValue = rawValue & 7
  }
}
