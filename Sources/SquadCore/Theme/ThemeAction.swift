/// Actions of the theme.
package enum ThemeAction: Equatable, Sendable {
  /// The next theme was requested.
  case stepped
  case pickerOpened
  /// In the picker: switches between one accent for all catalogues and one for each.
  case accentToggled
  /// The terminal reported its background.
  case backgroundReported(Background)
  /// The terminal reported that it shows exact colours.
  case trueColorReported
  /// The terminal has replied to the whole query.
  case queryFinished

  var isInput: Bool {
    switch self {
    case .stepped, .pickerOpened, .accentToggled: true
    case .backgroundReported, .trueColorReported, .queryFinished: false
    }
  }
}
