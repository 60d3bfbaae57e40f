import CLibrary

/// Facts about scalars from outside: the C library, and Swift's own Unicode tables.
enum Scalars {
  private static let isUTF8: Bool =
    setlocale(LC_CTYPE, "C.UTF-8") != nil || setlocale(LC_CTYPE, "en_US.UTF-8") != nil

  /// `wcwidth`, which Swift's Glibc module doesn't export.
  private static let systemWidth: @convention(c) (Int32) -> Int32 =
    unsafeBitCast(dlsym(nil, "wcwidth")!, to: (@convention(c) (Int32) -> Int32).self)

  /// All scalars.
  static var all: some Sequence<Unicode.Scalar> {
    (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init)
  }

  /// Columns according to the C library in a UTF-8 locale; −1 for an unknown scalar.
  static func wcwidth(_ scalar: Unicode.Scalar) -> Int {
    precondition(isUTF8)
    return Int(systemWidth(Int32(bitPattern: scalar.value)))
  }

  /// Whether a scalar is safe to send to a terminal.
  static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned: return false
    case .lineSeparator, .paragraphSeparator, .enclosingMark: return false
    case .spaceSeparator: return scalar == " "
    default: break
    }
    return !properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
      && !properties.isEmojiModifier && !(0x1F1E6...0x1F1FF).contains(scalar.value)
      && !properties.isNoncharacterCodePoint
  }
}
