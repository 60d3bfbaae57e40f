/// Terminals that support links, by their name (XTVERSION's reply), since none tells it otherwise.
/// A terminal that doesn't reply shows the address as text.
enum HyperlinkTerminals {
  /// `kitty(0.35.1)`, `iTerm2 3.5.0`, `VTE(7600)`: all versions that reply support links.
  private static let names = [
    "contour", "foot", "ghostty", "iTerm2", "kitty", "Konsole", "mintty", "VTE", "WezTerm",
  ]

  /// - Parameter version: the reply, such as `tmux 3.4`.
  static func include(_ version: [UInt8]) -> Bool {
    let text = String(decoding: version, as: UTF8.self)
    let name = text.prefix { $0.isLetter || $0.isNumber }
    if name == "tmux" { return tmuxShowsLinks(text.dropFirst(name.count)) }
    return names.contains { name == $0 }
  }

  /// tmux passes links on from 3.4: ` 3.4`, ` 3.3a`, ` next-3.5`.
  private static func tmuxShowsLinks(_ version: Substring) -> Bool {
    let numbers = version.drop { !$0.isNumber }
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      .map { Int($0.prefix { $0.isASCII && $0.isNumber }) ?? 0 }
    guard let major = numbers.first else { return false }
    return major > 3 || major == 3 && numbers.count > 1 && numbers[1] >= 4
  }
}
