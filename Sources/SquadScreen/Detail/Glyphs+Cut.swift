import PlainText
import SquadWords

extension Glyphs {
  /// The start of a line of parts, in at most `columns` columns. Drops the separator before the
  /// ellipsis: `Marvel Comics · good…`.
  func cut(parts text: String, columns: Int) -> String {
    let cut = PlainText.prefix(text, columns: columns, ellipsis: ellipsis).text
    guard cut != text, cut.hasSuffix(ellipsis) else { return cut }
    var trimmed = cut.dropLast(ellipsis.count)
    while let last = trimmed.last, last == "·" || last == "," || last == " " {
      trimmed.removeLast()
    }
    return trimmed + ellipsis
  }
}
