/// What the user's options and environment say about the terminal.
package struct TerminalSettings: Hashable, Sendable {
  /// `TERM`.
  package var term: String?
  /// `COLORTERM`.
  package var colorterm: String?
  /// Colours by option, or by `NO_COLOR` where the option leaves it open.
  package var colors: ColorMode
  /// Milliseconds, by `ESCDELAY`.
  package var escapeDelay: Int
  /// Whether the mouse is to be reported from the start.
  package var usesMouse: Bool
  /// `TERM_PROGRAM`: what the terminal calls itself, where it isn't at the other end of a line.
  package var program: String?
  /// What stands between the program and its terminal.
  package var multiplexer: Multiplexer?

  /// `environment` looks a variable up; nil when it isn't set.
  package init(
    colors: ColorMode = .auto, usesMouse: Bool = true, environment: (String) -> String?
  ) {
    self.usesMouse = usesMouse
    multiplexer = Multiplexer(environment)
    program = environment("TERM_PROGRAM")
    term = environment("TERM")
    colorterm = environment("COLORTERM")
    let wantsNone = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    self.colors = colors == .auto && wantsNone ? .never : colors
    let delay = environment("ESCDELAY").flatMap { Int($0) } ?? 25
    escapeDelay = (1...5_000).contains(delay) ? delay : 25
  }

  /// Whether exact colours are asked for, by option or by a terminal that has some.
  package func wantsExactColors(of available: ColorDepth) -> Bool {
    switch colors {
    case .truecolor: true
    case .auto:
      available == .direct
        || available != .none && (colorterm == "truecolor" || colorterm == "24bit")
    case .never, .sixteen, .indexed256: false
    }
  }

  /// How many of the colours that a terminal has are to be used.
  package func depth(of available: ColorDepth) -> ColorDepth {
    switch colors {
    case .auto, .truecolor: available
    case .never: .none
    case .sixteen: min(.sixteen, available)
    case .indexed256: min(.indexed256, available)
    }
  }
}
