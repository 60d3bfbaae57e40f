/// What lies over the panes and takes the keys.
package enum Overlay: Equatable, Sendable {
  /// Help, scrolled down by so many lines.
  case help(top: Int)
  case confirmRemoval(Member)
  case link(Link)
  /// The themes to choose from, the chosen one in use; and the one before.
  case themes(before: ThemeChoice)
}
