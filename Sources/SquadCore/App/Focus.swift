/// The pane that keys act on.
package enum Focus: Equatable, Sendable {
  case list
  /// The list, with the search field open above it.
  case search
  case strip
  case detail(from: DetailOrigin)
}

/// What the detail pane belongs to: the list's selection, or the strip's.
package enum DetailOrigin: Equatable, Sendable {
  case list, strip
}
