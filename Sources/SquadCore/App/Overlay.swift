/// What lies over the panes and takes the keys.
package enum Overlay: Equatable, Sendable {
  /// Help, scrolled down by so many lines.
  case help(top: Int)
  case confirmRemoval(Member)
  case link(Link)
}
