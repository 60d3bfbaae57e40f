/// Draws cells again as links (OSC 8) after ncurses' own bytes, since ncurses has no such
/// attribute; restores cursor and style.
package enum HyperlinkSequence {
  /// Bytes of the frame's links; empty without any. `shown` maps a style to the one that the
  /// terminal shows.
  package static func bytes(
    _ links: [Hyperlink], in frame: Frame, shown: (Style) -> Style
  ) -> [UInt8] {
    let bytes = links.flatMap { self.bytes($0, in: frame, shown: shown) }
    return bytes.isEmpty ? [] : saveCursor + bytes + restoreCursor
  }

  private static func bytes(
    _ link: Hyperlink, in frame: Frame, shown: (Style) -> Style
  ) -> [UInt8] {
    let columns = link.columns.clamped(to: 0..<frame.size.columns)
    guard (0..<frame.size.rows).contains(link.row), !columns.isEmpty else { return [] }
    var output = Array("\u{1B}[\(link.row + 1);\(columns.lowerBound + 1)H".utf8)
    output += Array("\u{1B}]8;id=\(link.id);\(link.address)\u{1B}\\".utf8)
    var last: Style?
    for column in columns {
      guard let cell = frame[column: column, row: link.row] else { continue }
      if cell.style != last {
        output += Array("\u{1B}[".utf8)
        TerminalStyle(shown(cell.style)).writeAll(to: &output)
        output.append(UInt8(ascii: "m"))
        last = cell.style
      }
      output += String(cell.base).utf8
    }
    return output + Array("\u{1B}]8;;\u{1B}\\".utf8)
  }

  private static let saveCursor = Array("\u{1B}7".utf8)
  private static let restoreCursor = Array("\u{1B}8".utf8)
}
