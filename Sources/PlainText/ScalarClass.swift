/// How cleaning treats a scalar. Raw values are the letters of `ScalarTable`.
enum ScalarClass: UInt8 {
  /// Combining mark without a column: stays on a base.
  case mark = 0x30  // 0
  /// Stays, one column.
  case narrow = 0x31  // 1
  /// Stays, two columns.
  case wide = 0x32  // 2
  /// Dropped: control, format, private use, variation selector, skin tone.
  case removed = 0x2D  // -
  /// White space of any kind: becomes one space.
  case space = 0x5F  // _
  /// Unassigned, or of disputed width: becomes `?`.
  case unknown = 0x3F  // ?
  /// Leading Hangul letter, two columns.
  case lead = 0x4C  // L
  /// Hangul vowel: no column after a leading letter, dropped elsewhere.
  case vowel = 0x56  // V
  /// Trailing Hangul letter: no column after a vowel, dropped elsewhere.
  case trail = 0x54  // T
  /// Half of a flag: becomes its letter, since terminals disagree on its width.
  case regional = 0x52  // R

  /// Two loads below U+40000; nothing beyond is kept.
  init(_ scalar: Unicode.Scalar) {
    let value = Int(truncatingIfNeeded: scalar.value)
    guard value < 0x40000 else {
      self = value < 0xE0000 && value & 0xFFFE != 0xFFFE ? .unknown : .removed
      return
    }
    let block = ScalarTable.blockOfScalar.number(at: (value >> 7) * 2)
    self = Self(rawValue: ScalarTable.classes.utf8Start[block * 128 + value & 127]) ?? .unknown
  }

  /// Columns of a kept scalar of this class.
  var columns: Int {
    switch self {
    case .mark, .vowel, .trail, .removed: 0
    case .wide, .lead: 2
    case .narrow, .space, .unknown, .regional: 1
    }
  }
}

/// A scalar as a screen shows it, for text written cell by cell.
package struct ShownScalar: Equatable, Sendable {
  /// The scalar, or its replacement: a space, `?`, the letter of half a flag.
  package let scalar: Unicode.Scalar
  /// 1 or 2, or 0 for a mark that joins the cell before it.
  package let columns: Int

  /// Nil for a scalar that cleaning drops. Unlike `PlainText.line`, keeps every space, for columns
  /// that are aligned already.
  package init?(_ original: Unicode.Scalar) { self.init(original, ScalarClass(original)) }

  init?(_ original: Unicode.Scalar, _ kind: ScalarClass) {
    columns = kind.columns
    switch kind {
    case .removed: return nil
    case .space: scalar = " "
    case .unknown: scalar = "?"
    case .regional: scalar = Unicode.Scalar(original.value &- 0x1F1E6 &+ 0x41) ?? "?"
    case .narrow, .wide, .lead, .mark, .vowel, .trail: scalar = original
    }
  }
}

extension StaticString {
  /// Reads two digits of base 64 at `offset`, from `0` on; 44 is `~` instead of a backslash.
  func number(at offset: Int) -> Int {
    Self.digit(utf8Start[offset]) * 64 + Self.digit(utf8Start[offset + 1])
  }

  private static func digit(_ byte: UInt8) -> Int {
    byte == 0x7E ? 44 : Int(byte) - 48
  }
}
