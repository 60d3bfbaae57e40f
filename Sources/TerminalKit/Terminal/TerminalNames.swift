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
