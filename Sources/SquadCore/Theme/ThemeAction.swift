/// What can happen to the theme.
package enum ThemeAction: Equatable, Sendable {
  /// The next one was asked for.
  case stepped
  case pickerOpened
  /// Another one is looked at.
  case pickerMoved(Motion)
  /// This one was pointed at, and stays.
  case pickerChosen(ThemeChoice)
  /// In the picker: one accent for all catalogues, or one of its own for each.
  case accentToggled
  /// The one that is looked at stays.
  case pickerKept
  /// The one before comes back.
  case pickerDismissed
  /// The terminal reported its background.
  case backgroundReported(Background)
  /// The terminal reported that it shows exact colours.
  case trueColorReported
  /// The terminal has replied to everything that it was asked.
  case queryFinished

  var isInput: Bool {
    switch self {
    case .stepped, .pickerOpened, .pickerMoved, .pickerChosen, .accentToggled, .pickerKept,
      .pickerDismissed:
      true
    case .backgroundReported, .trueColorReported, .queryFinished: false
    }
  }
}
