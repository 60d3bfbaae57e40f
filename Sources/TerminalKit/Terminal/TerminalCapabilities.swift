/// Abilities of a terminal.
package struct TerminalCapabilities: Hashable, Sendable {
  /// Colours to draw with.
  package var colors: ColorDepth
  /// False if only ASCII can be drawn; anything else becomes `?`.
  package var isUTF8: Bool
  /// The terminfo entry in use.
  package var name: String
  /// Whether it understands queries, or at least doesn't print them.
  package var takesQueries: Bool
  /// Whether exact colours are used once the terminal confirms them.
  package var mayHaveTrueColor: Bool
  /// Whether it reports the mouse.
  package var takesMouse: Bool
  /// Whether it may accept a text for its clipboard; no terminal confirms that.
  package var takesClipboard: Bool
  /// Warning if the terminal isn't what `TERM` says; nil otherwise.
  package var warning: TerminalWarning?

  /// By default it takes no queries, has no exact colours, mouse or clipboard, and warns of
  /// nothing.
  package init(
    colors: ColorDepth, isUTF8: Bool, name: String, warning: TerminalWarning? = nil,
    takesQueries: Bool = false, mayHaveTrueColor: Bool = false,
    takesMouse: Bool = false, takesClipboard: Bool = false
  ) {
    self.colors = colors
    self.isUTF8 = isUTF8
    self.name = name
    self.takesMouse = takesMouse
    self.takesClipboard = takesClipboard
    self.warning = warning
    self.takesQueries = takesQueries
    self.mayHaveTrueColor = mayHaveTrueColor
  }
}

/// Reason why the terminal is treated as another one than `TERM` says.
package enum TerminalWarning: Hashable, Sendable {
  /// `TERM` is not set.
  case unset(used: String)
  /// There is no such terminfo entry.
  case unknown(_ term: String, used: String)
  /// Exact colours were requested, but ncurses can't send them here.
  case noExactColors(used: String)
}
