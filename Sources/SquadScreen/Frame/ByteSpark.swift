import SquadCore
import SquadWords

/// Bytes of the latest frames as a sparkline, one column per frame.
package enum ByteSpark {
  private static let blocks: [Unicode.Scalar] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]
  private static let plain: [Unicode.Scalar] = ["_", "_", ".", ".", "-", "-", "'"]

  /// `maximum` is the value of the highest block; nil for the largest of the values.
  package static func text(_ bytes: [Int], maximum: Int? = nil, _ glyphs: Glyphs) -> String {
    guard let maximum = maximum ?? bytes.max() else { return "" }
    let signs = glyphs.isPlain ? plain : blocks
    var text = String.UnicodeScalarView()
    for bytes in bytes {
      let height = maximum > 0 ? min(max(bytes, 0), maximum) * (signs.count - 1) / maximum : 0
      text.append(signs[height])
    }
    return String(text)
  }
}
