/// What a terminal can show.
package struct TerminalCapabilities: Hashable, Sendable {
  package var colors: ColorDepth
  /// False: draw ASCII only; what isn't becomes `?`.
  package var isUTF8: Bool
  /// The terminfo entry in use.
  package var name: String
  /// Whether it understands queries, or at least keeps them to itself.
  package var takesQueries: Bool
  /// Whether exact colours are drawn as soon as the terminal says that it shows them.
  package var mayHaveTrueColor: Bool
  /// Whether it reports what the mouse does.
  package var takesMouse: Bool
  /// Whether it may take a text for its clipboard; what it does with it, no terminal says.
  package var takesClipboard: Bool
  /// What to tell the user, when the terminal isn't what `TERM` said; nil otherwise.
  package var note: TerminalNote?

  package init(
    colors: ColorDepth, isUTF8: Bool, name: String, note: TerminalNote? = nil,
    takesQueries: Bool = false, mayHaveTrueColor: Bool = false,
    takesMouse: Bool = false, takesClipboard: Bool = false
  ) {
    self.colors = colors
    self.isUTF8 = isUTF8
    self.name = name
    self.takesMouse = takesMouse
    self.takesClipboard = takesClipboard
    self.note = note
    self.takesQueries = takesQueries
    self.mayHaveTrueColor = mayHaveTrueColor
  }
}
