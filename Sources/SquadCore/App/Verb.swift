/// Something done to whatever has the focus: an overlay, the comparison or a pane.
enum Verb: Equatable {
  case moved(Motion)
  case focusMoved(FocusMotion)
  /// Enter.
  case opened
  /// Esc.
  case wentBack
  case helpToggled
  /// A row was chosen by its number, from 0.
  case chosen(row: Int)
  /// The left button was pressed.
  case pressed(MouseTarget?, isDouble: Bool)
  /// The wheel was turned by a notch.
  case scrolled(MouseTarget?, down: Bool)
  /// `/`.
  case fieldOpened
  /// The field has another text, or its cursor another place.
  case typed(TextField)
  /// The field was closed, and what it narrows stays narrowed.
  case fieldKept
  /// `y`: an address for the clipboard.
  case copied

  /// The motion among rows that are all in sight: a notch of the wheel is one row.
  var motion: Motion? {
    switch self {
    case .moved(let motion): motion
    case .scrolled(_, let down): down ? .next : .previous
    default: nil
    }
  }

  /// The requests of an overlay that has no answer of its own: Esc and a press beside it close it, and
  /// the help takes its place.
  var commonRequests: [Request] {
    switch self {
    case .wentBack: [.close]
    case .helpToggled: [.showHelp]
    case .pressed(.overlay, _), .pressed(.overlayField, _), .pressed(.overlayRow, _): []
    case .pressed: [.close]
    default: []
    }
  }
}

/// A request of an overlay or the comparison to the rest of the program, which it cannot reach.
enum Request: Equatable {
  /// Closes whichever asks.
  case close
  case showHelp
  case jump(to: EntryID)
  case copy(Link)
  case keepTheme(ThemeChoice, AccentChoice)
  /// Selects the list's next hero that can be compared, or the one before.
  case stepHero(forward: Bool)
  case debouncePictures
  /// Gives the verb to the panes.
  case passOn
}
