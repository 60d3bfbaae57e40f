import Basics

/// Everything that can happen, named in the past tense: to the program and its panes, or to one
/// feature. Large payloads are indirect: effects, timers and the record of actions hold hundreds of
/// actions, each with room for the largest payload that is not.
package enum Action: Equatable, Sendable {
  case list(ListAction)
  case detail(DetailAction)
  case search(SearchAction)
  case squad(SquadAction)
  case picture(PictureAction)
  case theme(ThemeAction)
  case compare(CompareAction)
  case choice(ChoiceAction)
  case mouse(MouseAction)
  case link(LinkAction)
  case jump(JumpAction)
  case palette(PaletteAction)
  case overlap(OverlapAction)
  case visit(VisitAction)
  case board(BoardAction)

  // The program's own life.
  indirect case started(Start)
  case quitRequested
  /// The program continues after it was suspended.
  case resumed(Moment)
  /// Another process asks the program to suspend.
  case stopRequested
  case resized(Size)
  case suspendRequested(isPossible: Bool)
  case redrawRequested
  /// A key that means nothing where it was pressed.
  case keyIgnored
  case pasteIgnored
  case terminalNoted(String)
  /// A run before ended by a crash: the name of the file with its last actions.
  case crashFound(String)

  // Moving about, in whatever has the focus.
  case moved(Motion)
  case focusMoved(FocusMotion)
  case opened
  case wentBack
  /// `<` and `>`.
  case dividerMoved(wider: Bool)
  case helpToggled
  case configMistakesShown
  /// Somebody wants to see what happened.
  case inspectorRequested
}

extension Action {
  /// Whether it comes from a key, a paste or the mouse: those end what lasts until the next one.
  package var isInput: Bool {
    switch self {
    case .list(let action): action.isInput
    case .detail(let action): action.isInput
    case .search(let action): action.isInput
    case .squad(let action): action.isInput
    case .theme(let action): action.isInput
    case .compare, .choice, .mouse, .link, .palette: true
    case .jump(let action): action.isInput
    case .board(let action): action.isInput
    case .picture, .overlap, .visit: false
    case .started, .resumed, .stopRequested, .resized, .terminalNoted, .crashFound: false
    case .quitRequested, .suspendRequested, .redrawRequested, .keyIgnored, .pasteIgnored, .moved,
      .focusMoved, .opened, .wentBack, .dividerMoved, .helpToggled, .configMistakesShown,
      .inspectorRequested:
      true
    }
  }
}
