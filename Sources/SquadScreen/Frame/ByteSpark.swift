import SquadCore
import SquadWords

/// What frames took on the wire, a column a frame, in one line of blocks.
package enum ByteSpark {
  private static let blocks: [Unicode.Scalar] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]
  private static let plain: [Unicode.Scalar] = ["_", "_", ".", ".", "-", "-", "'"]

  /// - Parameter most: what has the highest block; nil: the largest of the values.
  package static func text(_ bytes: [Int], most: Int? = nil, _ glyphs: Glyphs) -> String {
    guard let most = most ?? bytes.max() else { return "" }
    let signs = glyphs.isPlain ? plain : blocks
    var text = String.UnicodeScalarView()
    for bytes in bytes {
      let height = most > 0 ? min(max(bytes, 0), most) * (signs.count - 1) / most : 0
      text.append(signs[height])
    }
    return String(text)
  }
}
