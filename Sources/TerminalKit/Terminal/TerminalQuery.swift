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

/// Chooses terminfo entries, in order of preference.
package enum TerminalNames {
  /// Entries that suit nearly every terminal, for a missing or unknown `TERM`.
  static let fallbacks = ["xterm-256color", "xterm", "vt100"]

  /// Entries to try: the variant of `TERM` with 256 colours if requested, `TERM`, the fallbacks.
  package static func candidates(term: String?, mode: ColorMode) -> [String] {
    var names: [String] = []
    if let term, !term.isEmpty {
      let isPlain = !["-256color", "-direct"].contains { term.hasSuffix($0) }
      let wantsMore = mode == .truecolor || mode == .indexed256
      names = isPlain && wantsMore ? ["\(term)-256color", term] : [term]
    }
    var seen: Set<String> = []
    return (names + fallbacks).filter { seen.insert($0).inserted }
  }

  /// Whether terminals of this name understand queries; consoles and old ones print them.
  package static func takesQueries(_ name: String) -> Bool {
    !["linux", "vt", "cons", "dumb", "ansi", "eterm", "sun", "wsvt"].contains { name.hasPrefix($0) }
      || name.hasPrefix("vte")
  }

  /// Warning about the chosen entry; nil if it is `TERM` and has the requested colours.
  package static func warning(
    term: String?, used: String, mode: ColorMode, colors: ColorDepth
  ) -> TerminalWarning? {
    guard let term, !term.isEmpty else { return .unset(used: used) }
    let all = candidates(term: term, mode: mode)
    if let own = all.firstIndex(of: term), let taken = all.firstIndex(of: used), taken > own {
      return .unknown(term, used: used)
    }
    return mode == .truecolor && colors < .direct ? .noExactColors(used: used) : nil
  }
}
