/// What can happen to the theme.
package enum ThemeAction: Equatable, Sendable {
  /// The next one was asked for.
  case stepped
  /// The terminal reported its background.
  case backgroundReported(Background)
  /// The terminal has replied to everything that it was asked.
  case queryFinished

  var isInput: Bool {
    switch self {
    case .stepped: true
    case .backgroundReported, .queryFinished: false
    }
  }
}
