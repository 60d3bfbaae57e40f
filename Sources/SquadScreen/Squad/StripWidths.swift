/// How much room each member has in the strip.
enum StripWidths {
  /// One line.
  case line
  /// Two lines, in columns that most names fit, or in fewer.
  case wide, narrow

  /// What a name takes at least, and at most where others have no room beside it.
  var nameColumns: ClosedRange<Int> {
    switch self {
    case .line: 1...15
    case .wide: 18...26
    case .narrow: 14...15
    }
  }

  /// Between two members.
  var gap: Int { self == .line ? 1 : 2 }
}
