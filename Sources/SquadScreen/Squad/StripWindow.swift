/// The members that fit in the strip, the selected one among them.
struct StripWindow {
  private(set) var indices = 0..<0
  private(set) var members: [StripMember] = []
  /// Width of each member, in columns.
  private(set) var widths: [Int] = []
  private(set) var format: StripFormat

  /// `member` makes the member at an index; it is called only near the selected one.
  init(count: Int, selection: Int, columns: Int, lines: Int, _ member: (Int) -> StripMember) {
    format = lines > 1 ? .narrow : .line
    guard count > 0 else { return }
    if lines > 1, count * (StripFormat.narrow.nameColumns.lowerBound + 8) - 2 <= columns {
      let all = (0..<count).map(member)
      if let (fitting, names) = Self.fitting(all, columns) {
        (indices, members, format) = (0..<count, all, fitting)
        widen(to: columns, names: names)
        return
      }
    }
    let start = min(max(selection, 0), count - 1)
    indices = start..<start + 1
    members = [member(start)]
    extend(to: columns, of: count, member)
    widen(
      to: columns - Self.signColumns(indices.lowerBound)
        - Self.signColumns(count - indices.upperBound))
  }

  /// The widest format in which all members fit, and the maximum columns of a name in it.
  private static func fitting(
    _ members: [StripMember], _ columns: Int
  ) -> (format: StripFormat, names: Int)? {
    let formats = [StripFormat.wide, .narrow].map { ($0, $0.nameColumns.upperBound) }
    return (formats + [(.narrow, StripFormat.narrow.nameColumns.lowerBound)]).first {
      self.columns(of: members, in: $0.0, names: $0.1) <= columns
    }
  }

  /// Distributes the remaining columns evenly among cut names, which before took at most `names`
  /// columns; nil for the strip's own limit.
  private mutating func widen(to columns: Int, names: Int? = nil) {
    widths = members.map { $0.columns(in: format, names: names) }
    let whole = members.map { $0.columns(in: format, names: .max) }
    var spare = columns - Self.columns(of: members, in: format, names: names)
    var cut = members.indices.filter { whole[$0] > widths[$0] }
    while spare > 0, !cut.isEmpty {
      for index in cut.prefix(spare) { widths[index] += 1 }
      spare -= cut.count
      cut.removeAll { whole[$0] == widths[$0] }
    }
  }

  /// Extends the window to the left as far as it fits, then to the right.
  private mutating func extend(to columns: Int, of count: Int, _ member: (Int) -> StripMember) {
    func fits(_ members: [StripMember], _ indices: Range<Int>) -> Bool {
      Self.columns(of: members, in: format) + Self.signColumns(indices.lowerBound)
        + Self.signColumns(count - indices.upperBound) <= columns
    }
    while indices.lowerBound > 0 {
      let more = [member(indices.lowerBound - 1)] + members
      let wider = indices.lowerBound - 1..<indices.upperBound
      guard fits(more, wider) else { break }
      (members, indices) = (more, wider)
    }
    while indices.upperBound < count {
      let more = members + [member(indices.upperBound)]
      let wider = indices.lowerBound..<indices.upperBound + 1
      guard fits(more, wider) else { break }
      (members, indices) = (more, wider)
    }
  }

  private static func columns(
    of members: [StripMember], in format: StripFormat, names: Int? = nil
  ) -> Int {
    members.reduce(-format.gap) { $0 + $1.columns(in: format, names: names) + format.gap }
  }

  /// Columns of the arrow with the number of hidden members, and a space.
  static func signColumns(_ hidden: Int) -> Int {
    hidden == 0 ? 0 : String(hidden).utf8.count + 2
  }
}

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
