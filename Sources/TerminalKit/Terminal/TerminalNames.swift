/// Chooses terminfo entries, in order of preference.
package enum TerminalNames {
  /// Entries that suit nearly every terminal, where `TERM` is missing or unknown.
  static let fallbacks = ["xterm-256color", "xterm", "vt100"]

  /// Entries for `TERM` with the requested colours, `TERM` itself, then the fallbacks. Colours
  /// beyond `TERM` are tried under the usual names of such entries.
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

  /// Whether terminals of this name understand queries; consoles and old ones print them.
  package static func takesQueries(_ name: String) -> Bool {
    !["linux", "vt", "cons", "dumb", "ansi", "eterm", "sun", "wsvt"].contains { name.hasPrefix($0) }
      || name.hasPrefix("vte")
  }

  /// Warning about the chosen entry; nil where it is what `TERM` says.
  package static func warning(term: String?, used: String, mode: ColorMode, colorterm: String?)
    -> TerminalWarning?
  {
    guard let term, !term.isEmpty else { return .unset(used: used) }
    let all = candidates(term: term, colorterm: colorterm, mode: mode)
    guard let own = all.firstIndex(of: term), let taken = all.firstIndex(of: used), taken > own
    else { return nil }
    return .unknown(term, used: used)
  }
}
