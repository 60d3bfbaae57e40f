import PlainText
import SquadWords

extension Glyphs {
  /// The start of a line of parts, in at most `columns` columns. Drops the separator before the
  /// ellipsis: `Marvel Comics · good…`.
  func cut(parts text: String, columns: Int) -> String {
    let cut = PlainText.prefix(text, columns: columns, ellipsis: ellipsis).text
    guard cut != text, cut.hasSuffix(ellipsis) else { return cut }
    var kept = cut.dropLast(ellipsis.count)
    while let last = kept.last, last == "·" || last == "," || last == " " { kept.removeLast() }
    return kept + ellipsis
  }
}
