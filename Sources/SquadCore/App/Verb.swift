/// User action on the focused overlay, comparison or pane.
enum Verb: Equatable {
  case moved(Motion)
  case focusMoved(FocusMotion)
  /// Enter.
  case opened
  /// Esc.
  case wentBack
  case helpToggled
  /// A row was chosen by number, from 0.
  case chosen(row: Int)
  /// The left button was pressed.
  case pressed(MouseTarget?, isDouble: Bool)
  /// The wheel was turned by a notch.
  case scrolled(MouseTarget?, down: Bool)
  /// `/`.
  case fieldOpened
  /// The field's text or cursor changed.
  case typed(TextField)
  /// The field was closed and keeps its filter.
  case fieldClosed
  /// `y`: copies an address to the clipboard.
  case copied

  /// The motion in an overlay whose rows are all in view; a notch of the wheel moves by one row.
  var motion: Motion? {
    switch self {
    case .moved(let motion): motion
    case .scrolled(_, let down): down ? .next : .previous
    default: nil
    }
  }

  /// An overlay's default requests: Esc and a press outside close it, and help replaces it.
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
  /// Closes the requesting overlay or comparison.
  case close
  case showHelp
  case jump(to: EntryID)
  case copy(Link)
  /// Opens a list of the shown detail.
  case open(Section)
  case keepTheme(ThemeChoice, AccentChoice)
  /// Selects the next or previous comparable hero of the list.
  case stepHero(forward: Bool)
  case debouncePictures
  /// Hands the verb to the panes.
  case passOn
}
