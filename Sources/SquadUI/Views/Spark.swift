import SquadCore

/// A line of prices in the space of a word: two days a column.
enum Spark {
  /// How high a column can be.
  private static let levels = 4
  /// Braille columns filled from below, of the left day and of the right one.
  private static let left: [UInt32] = [0, 0x40, 0x44, 0x46, 0x47]
  private static let right: [UInt32] = [0, 0x80, 0xA0, 0xB0, 0xB8]
  private static let plain: [Unicode.Scalar] = [" ", "_", ".", "-", "'"]

  /// Columns that so many days take.
  static func columns(of days: Int) -> Int { (days + 1) / 2 }

  /// Where a day has no price, its half of the column stays empty.
  static func text(_ closes: [Amount?], _ glyphs: Glyphs) -> String {
    let known = closes.compactMap { $0 }
    guard let low = known.min(), let high = known.max(), !glyphs.isSpoken else { return "" }
    let heights = closes.map { close in
      close.map { $0.step(from: low, to: high, of: levels - 1) + 1 } ?? 0
    }
    var text = String.UnicodeScalarView()
    for start in stride(from: 0, to: heights.count, by: 2) {
      let second = start + 1 < heights.count ? heights[start + 1] : 0
      let dots = left[heights[start]] + right[second]
      let letter = plain[max(heights[start], second)]
      text.append(glyphs.isPlain ? letter : dots == 0 ? " " : Unicode.Scalar(0x2800 + dots) ?? " ")
    }
    return String(text)
  }
}
