/// What can happen to the theme.
package enum ThemeAction: Equatable, Sendable {
  /// The next one was asked for.
  case stepped
  case pickerOpened
  /// In the picker: one accent for all catalogues, or one of its own for each.
  case accentToggled
  /// The terminal reported its background.
  case backgroundReported(Background)
  /// The terminal reported that it shows exact colours.
  case trueColorReported
  /// The terminal has replied to everything that it was asked.
  case queryFinished

  var isInput: Bool {
    switch self {
    case .stepped, .pickerOpened, .accentToggled: true
    case .backgroundReported, .trueColorReported, .queryFinished: false
    }
  }
}
