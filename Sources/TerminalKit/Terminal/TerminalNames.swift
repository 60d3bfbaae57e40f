/// Which terminfo entries to try, in order.
package enum TerminalNames {
  /// Entries for nearly every terminal there is, when `TERM` is missing or unknown here.
  static let fallbacks = ["xterm-256color", "xterm", "vt100"]

  /// The entries for `TERM` with the colours asked for, then itself, then the usual ones. Colours
  /// that `TERM` doesn't promise are tried for under the names that such entries have.
  package static func candidates(term: String?, colorterm: String?, mode: ColorMode) -> [String] {
    var names: [String] = []
    if let term, !term.isEmpty {
      let base = term.hasSuffix("-256color") ? String(term.dropLast(9)) : term
      switch mode {
      case .truecolor: names = ["\(base)-direct", "\(base)-256color"]
      case .auto where colorterm == "truecolor" || colorterm == "24bit": names = ["\(base)-direct"]
      case .indexed256 where !term.hasSuffix("-direct"): names = ["\(base)-256color"]
      case .auto, .never, .sixteen, .indexed256: names = []
      }
      names.append(term)
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
  package static func note(term: String?, used: String, mode: ColorMode, colorterm: String?)
    -> TerminalNote?
  {
    guard let term, !term.isEmpty else { return .unset(used: used) }
    let all = candidates(term: term, colorterm: colorterm, mode: mode)
    guard let own = all.firstIndex(of: term), let taken = all.firstIndex(of: used), taken > own
    else { return nil }
    return .unknown(term, used: used)
  }
}
