/// Cells of a row that spell an address or part of one, which the terminal opens (OSC 8).
package struct Hyperlink: Hashable, Sendable {
  /// Row of the frame, from 0.
  package let row: Int
  /// Columns of that row, from 0; at least one.
  package let columns: Range<Int>
  /// The whole address, even if the cells spell only a part.
  package let address: String
  /// Shared by the rows of a wrapped address, so that a terminal marks them together.
  package let id: Int

  /// Longer than any address of a service, and within terminals' limits.
  static let longestAddress = 2_048

  /// Nil for other schemes than the web's, and for anything but printable ASCII, which isn't safe
  /// in a control string.
  package init?(row: Int, columns: Range<Int>, address: String, id: Int) {
    guard address.hasPrefix("https://") || address.hasPrefix("http://"),
      address.utf8.count <= Self.longestAddress, !columns.isEmpty,
      address.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.row = row
    self.columns = columns
    self.address = address
    self.id = id
  }
}

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
