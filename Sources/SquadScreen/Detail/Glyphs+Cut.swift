import PlainText
import SquadWords

extension Glyphs {
  /// The start of a line of parts in at most so many columns. Where it is cut behind a part, no
  /// separator is left before the ellipsis: `Marvel Comics · good…`.
  func cut(parts text: String, columns: Int) -> String {
    let cut = PlainText.prefix(text, columns: columns, ellipsis: ellipsis).text
    guard cut != text, cut.hasSuffix(ellipsis) else { return cut }
    var kept = cut.dropLast(ellipsis.count)
    while let last = kept.last, last == "·" || last == "," || last == " " { kept.removeLast() }
    return kept + ellipsis
  }
}
