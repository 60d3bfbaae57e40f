import SquadCore
import SquadWords

/// The latest closing prices as a sparkline: two days per column, one line of blocks whose top
/// eighth stays blank, so that rows never touch.
enum Sparkline {
  /// Eighths of the highest block.
  private static let levels = 7
  private static let blocks: [Unicode.Scalar] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇"]
  private static let plain: [Unicode.Scalar] = [" ", "_", "_", ".", ".", "-", "-", "'"]

  /// Columns for a number of days.
  static func columns(of days: Int) -> Int { (days + 1) / 2 }

  /// A column shows the later of its days that has a price; without any it repeats the column
  /// before, and is blank before the first price.
  static func text(_ closes: [Amount?], _ glyphs: Glyphs) -> String {
    let known = closes.compactMap { $0 }
    guard let low = known.min(), let high = known.max() else { return "" }
    let signs = glyphs.isPlain ? plain : blocks
    var text = String.UnicodeScalarView()
    var height = 0
    for start in stride(from: 0, to: closes.count, by: 2) {
      let days = closes[start..<min(start + 2, closes.count)]
      if let close = days.last(where: { $0 != nil }) ?? nil {
        height = close.step(from: low, to: high, of: levels - 1) + 1
      }
      text.append(signs[height])
    }
    return String(text)
  }
}
