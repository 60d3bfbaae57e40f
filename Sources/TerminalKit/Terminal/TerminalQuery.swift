/// What a terminal is asked once, after its first frame, in one write.
package enum TerminalQuery {
  /// The bytes of the questions, DA1 the last, which every terminal replies to.
  ///
  /// Terminals that don't know a question print some of it (macOS's Terminal does): the cursor goes
  /// back to where it was, so that only what stood behind it has to be drawn anew.
  ///
  /// - Parameter asksColors: whether it would be of use to know that it shows exact colours.
  package static func bytes(_ settings: TerminalSettings, asksColors: Bool) -> [UInt8] {
    guard settings.program != appleTerminal else { return background + attributes }
    return saveCursor + background + synchronizedOutput + version
      + (asksColors ? trueColor : []) + attributes + restoreCursor
  }

  /// Whether a terminal of that entry can be asked for its colours: screen hands the question on to
  /// its own terminal, as text.
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
