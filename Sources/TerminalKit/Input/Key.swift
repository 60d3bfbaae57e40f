/// A pressed key, with one value per key: Shift-Tab is `tab` with `shift`, `A` is the character
/// `A`, the space bar is the character space.
package struct Key: Hashable, Sendable {
  /// The key without its modifiers.
  package let code: KeyCode
  /// Modifiers that the character doesn't contain already: none for `A`.
  package let modifiers: KeyModifiers

  /// Without modifiers by default.
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

  /// The arrow up.
  package static let up = Key(.up)
  /// The arrow down.
  package static let down = Key(.down)
  /// The arrow to the left.
  package static let left = Key(.left)
  /// The arrow to the right.
  package static let right = Key(.right)
  /// Home.
  package static let home = Key(.home)
  /// End.
  package static let end = Key(.end)
  /// Page up.
  package static let pageUp = Key(.pageUp)
  /// Page down.
  package static let pageDown = Key(.pageDown)
  /// Insert.
  package static let insert = Key(.insert)
  /// Delete, which deletes forward.
  package static let delete = Key(.delete)
  /// Backspace or Ctrl-H.
  package static let backspace = Key(.backspace)
  /// Enter, Ctrl-M or Ctrl-J.
  package static let enter = Key(.enter)
  /// Tab or Ctrl-I.
  package static let tab = Key(.tab)
  /// Shift-Tab.
  package static let backtab = Key(.tab, .shift)
  /// Escape or Ctrl-[.
  package static let escape = Key(.escape)
  /// The space bar, which types a space.
  package static let space = Key(.character(" "))

  /// Scalar that the key types into a text field; nil for every other key.
  package var typed: Unicode.Scalar? {
    guard case .character(let scalar) = code, modifiers.isEmpty else { return nil }
    return scalar
  }
}

extension Key: ExpressibleByUnicodeScalarLiteral {
  /// The key that types a scalar: `"j"`.
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
  /// 1 for Shift, 2 for Alt, 4 for Ctrl, or a sum of them.
  package let rawValue: UInt8

  /// Shift, with a key that types nothing: Shift-Tab.
  package static let shift = KeyModifiers(rawValue: 1)
  /// Alt or Meta.
  package static let alt = KeyModifiers(rawValue: 2)
  /// Ctrl. Ctrl-I and some others are keys of their own.
  package static let ctrl = KeyModifiers(rawValue: 4)

  /// Drops bits of no modifier.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue & 7
  }
}
