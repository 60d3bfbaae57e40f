/// The pane that keys act on.
package enum Focus: Equatable, Sendable {
  case list
  /// The list, with the search field open above it.
  case search
  case strip
  case detail(from: DetailOrigin)
}

/// The pane whose selection the detail pane shows.
package enum DetailOrigin: Equatable, Sendable {
  case list, strip
}
