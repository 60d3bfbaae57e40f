/// The format of each member in the strip.
enum StripFormat {
  /// One line.
  case line
  /// Two lines, in columns wide enough for most names, or in fewer.
  case wide, narrow

  /// Minimum columns of a name, and its maximum while other names lack space.
  var nameColumns: ClosedRange<Int> {
    switch self {
    case .line: 1...15
    case .wide: 18...26
    case .narrow: 12...15
    }
  }

  /// Columns between two members.
  var gap: Int { self == .line ? 1 : 2 }
}
