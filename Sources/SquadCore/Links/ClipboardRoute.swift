/// What a text passes on its way to the terminal's clipboard.
package enum ClipboardRoute: Equatable, Sendable {
  /// The terminal takes none.
  case none
  case direct
  /// tmux or screen, which hand it on where they are told to.
  case tmux, screen
}
