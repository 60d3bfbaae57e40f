/// Queries sent to the terminal after the first frame, in one write; again after a late reply.
package enum TerminalQuery {
  /// Bytes of the queries, ending with DA1, which every terminal answers. `asksColors` queries
  /// exact colours, too.
  ///
  /// A terminal that doesn't know a query may print some of it (macOS's Terminal does). The cursor
  /// returns to its position, so that only the cells after it need to be drawn again.
  package static func bytes(_ settings: TerminalSettings, asksColors: Bool) -> [UInt8] {
    guard settings.program != appleTerminal else { return background + attributes }
    return saveCursor + background + synchronizedOutput + version
      + (asksColors ? trueColor : []) + attributes + restoreCursor
  }

  /// Whether a terminal with that entry can be queried for its colours: screen passes the query on
  /// as text.
  package static func mayAskColors(_ settings: TerminalSettings, name: String) -> Bool {
    let isOpen = settings.colors == .auto || settings.colors == .truecolor
    return isOpen && settings.program != appleTerminal && settings.multiplexer != .screen
      && !name.hasPrefix("screen") && TerminalNames.takesQueries(name)
  }

  private static let appleTerminal = "Apple_Terminal"

  private static let background = Array("\u{1B}]11;?\u{1B}\\".utf8)
  private static let synchronizedOutput = Array("\u{1B}[?2026$p".utf8)
  private static let version = Array("\u{1B}[>q".utf8)
  /// `RGB` in hexadecimal.
  private static let trueColor = Array("\u{1B}P+q524742\u{1B}\\".utf8)
  private static let attributes = Array("\u{1B}[c".utf8)
  private static let saveCursor = Array("\u{1B}7".utf8)
  private static let restoreCursor = Array("\u{1B}8".utf8)
}
