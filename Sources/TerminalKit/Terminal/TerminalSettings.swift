/// Settings of the terminal from options and environment.
package struct TerminalSettings: Hashable, Sendable {
  /// `TERM`.
  package var term: String?
  /// `COLORTERM`.
  package var colorterm: String?
  /// By option, or by `NO_COLOR` if the option is `auto`.
  package var colors: ColorMode
  /// Milliseconds, by `ESCDELAY`.
  package var escapeDelay: Int
  /// Whether the mouse is on from the start.
  package var usesMouse: Bool
  /// `TERM_PROGRAM`: the terminal's own name, if it is local.
  package var program: String?
  /// The multiplexer between the program and its terminal.
  package var multiplexer: Multiplexer?
  /// Where keys come from.
  package var input = TerminalStream.standard
  /// Where the screen is.
  package var output = TerminalStream.standard

  /// `environment` looks up a variable; nil if it is unset.
  package init(
    colors: ColorMode = .auto, usesMouse: Bool = true, environment: (String) -> String?
  ) {
    func isSet(_ name: String) -> Bool { environment(name).map { !$0.isEmpty } ?? false }
    self.usesMouse = usesMouse
    multiplexer = isSet("TMUX") ? .tmux : isSet("STY") ? .screen : nil
    program = environment("TERM_PROGRAM")
    term = environment("TERM")
    colorterm = environment("COLORTERM")
    self.colors = colors == .auto && isSet("NO_COLOR") ? .never : colors
    let delay = environment("ESCDELAY").flatMap { Int($0) } ?? 25
    escapeDelay = (1...5_000).contains(delay) ? delay : 25
  }

  /// Whether exact colours are requested, by option or by a terminal that supports them.
  package func wantsExactColors(of available: ColorDepth) -> Bool {
    switch colors {
    case .truecolor: true
    case .auto:
      available == .direct
        || available != .none && (colorterm == "truecolor" || colorterm == "24bit")
    case .never, .sixteen, .indexed256: false
    }
  }

  /// The colours to use among those that a terminal has.
  package func depth(of available: ColorDepth) -> ColorDepth {
    switch colors {
    case .auto, .truecolor: available
    case .never: .none
    case .sixteen: min(.sixteen, available)
    case .indexed256: min(.indexed256, available)
    }
  }
}

/// A way to the terminal.
package enum TerminalStream: Hashable, Sendable {
  /// Standard input or output.
  case standard
  /// `/dev/tty`, while the standard stream carries data.
  case controlling
}

/// Program that shows terminals inside a terminal and passes on wrapped sequences.
package enum Multiplexer: Hashable, Sendable {
  case tmux, screen
}
