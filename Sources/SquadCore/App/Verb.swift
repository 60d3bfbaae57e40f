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

/// Hands verbs to the overlay, else to the comparison, else to the panes.
extension AppState {
  mutating func apply(_ verb: Verb) -> [Effect] {
    if overlay != nil {
      let metrics = viewport.overlay
      return run(overlay?.reduce(verb, in: metrics) ?? [], of: verb)
    }
    if comparison != nil {
      let (members, partners) = (squad.saved.members, comparableMembers)
      return run(comparison?.reduce(verb, members, partners: partners) ?? [], of: verb)
    }
    return applyToPanes(verb)
  }

  private mutating func run(_ requests: [Request], of verb: Verb) -> [Effect] {
    var effects: [Effect] = []
    for request in requests { effects += run(request, of: verb) }
    return effects
  }

  private mutating func run(_ request: Request, of verb: Verb) -> [Effect] {
    switch request {
    case .close: if overlay != nil { overlay = nil } else { comparison = nil }
    case .showHelp: overlay = .help(HelpState())
    case .jump(let entry): return jump(to: entry)
    case .copy(let link): return copy(link)
    case .open(let section): if let detail = loadedDetail { open(section, of: detail) }
    case .keepTheme(let choice, let accent): return keepTheme(choice, accent)
    case .stepHero(let forward): stepHero(forward: forward)
    case .debouncePictures: pictures.restartDebounce()
    case .passOn: return applyToPanes(verb)
    }
    return []
  }

  private mutating func applyToPanes(_ verb: Verb) -> [Effect] {
    switch verb {
    case .moved(let motion): move(motion)
    case .focusMoved(let motion): return cancellingClosed { $0.moveFocus(motion) }
    case .opened: return open()
    case .wentBack: return goBack()
    case .helpToggled: overlay = .help(HelpState())
    case .chosen(let row): choose(row: row)
    case .pressed(let target, let isDouble): return press(target, isDouble: isDouble)
    case .scrolled(let target, let down): scroll(target, down: down)
    case .fieldOpened: openSearch()
    case .typed(let field): return search(field)
    case .fieldClosed: closeSearch()
    case .copied: return copyLink()
    }
    return []
  }
}
