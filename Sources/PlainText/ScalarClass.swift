/// What becomes of a scalar when text is cleaned. Raw values are the letters of `ScalarTable`.
enum ScalarClass: UInt8 {
  /// A combining mark, no column of its own: stays on a base.
  case mark = 0x30  // 0
  /// Stays, one column.
  case narrow = 0x31  // 1
  /// Stays, two columns.
  case wide = 0x32  // 2
  /// Vanishes: control, format, private use, variation selector, skin tone.
  case removed = 0x2D  // -
  /// White space of any kind: folds to one space.
  case space = 0x5F  // _
  /// Unassigned, or of disputed width: shown as `?`.
  case unknown = 0x3F  // ?
  /// A leading Hangul letter, two columns.
  case lead = 0x4C  // L
  /// A Hangul vowel: no column after a leading letter, else it vanishes.
  case vowel = 0x56  // V
  /// A closing Hangul letter: no column after a vowel, else it vanishes.
  case trail = 0x54  // T
  /// Half of a flag: terminals don't agree on its width, so it becomes its letter.
  case regional = 0x52  // R

  /// Two loads below U+40000; no scalar beyond stays.
  init(_ scalar: Unicode.Scalar) {
    let value = Int(truncatingIfNeeded: scalar.value)
    guard value < 0x40000 else {
      self = value < 0xE0000 && value & 0xFFFE != 0xFFFE ? .unknown : .removed
      return
    }
    let block = ScalarTable.blockOfScalar.number(at: (value >> 7) * 2)
    self = Self(rawValue: ScalarTable.classes.utf8Start[block * 128 + value & 127]) ?? .unknown
  }

  /// How many columns a scalar of this class takes where it is shown.
  var columns: Int {
    switch self {
    case .mark, .vowel, .trail, .removed: 0
    case .wide, .lead: 2
    case .narrow, .space, .unknown, .regional: 1
    }
  }
}
