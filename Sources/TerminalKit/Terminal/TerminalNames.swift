/// Which terminfo entries to try, in order.
package enum TerminalNames {
  /// Entries for nearly every terminal there is, when `TERM` is missing or unknown here.
  static let fallbacks = ["xterm-256color", "xterm", "vt100"]

  /// The entry for `TERM` with as many colours as are asked for, then itself, then the usual ones.
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

  /// Whether a terminal of that name understands queries: consoles and old ones print them.
  package static func takesQueries(_ name: String) -> Bool {
    !["linux", "vt", "cons", "dumb", "ansi", "eterm", "sun", "wsvt"].contains { name.hasPrefix($0) }
      || name.hasPrefix("vte")
  }

  /// What to tell the user about the entry that was taken; nil when it is what `TERM` says.
  package static func note(
    term: String?, used: String, mode: ColorMode, colors: ColorDepth
  ) -> TerminalNote? {
    guard let term, !term.isEmpty else { return .unset(used: used) }
    let all = candidates(term: term, mode: mode)
    if let own = all.firstIndex(of: term), let taken = all.firstIndex(of: used), taken > own {
      return .unknown(term, used: used)
    }
    return mode == .truecolor && colors < .direct ? .noExactColors(used: used) : nil
  }
}
