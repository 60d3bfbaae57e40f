import Basics

/// An event of the program, its panes or one feature, named in the past tense. Large payloads are
/// indirect: effects, timers and the record hold hundreds of actions, each as large as the largest
/// inline payload.
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
  case picker(PickerAction)

  // Life cycle of the program.
  indirect case started(Start)
  case quitRequested
  /// The program continues after it was suspended.
  case resumed(Moment)
  /// Another process asks the program to suspend.
  case stopRequested
  case resized(Size)
  case suspendRequested(isPossible: Bool)
  case redrawRequested
  /// A key without a meaning in its context.
  case keyIgnored
  case pasteIgnored
  case terminalNoted(String)
  /// The previous run crashed: the name of the file with its last actions.
  case crashFound(String)

  // Navigation in the focused overlay or pane.
  case moved(Motion)
  case focusMoved(FocusMotion)
  case opened
  case wentBack
  /// `<` and `>`.
  case dividerMoved(wider: Bool)
  case helpToggled
  case configMistakesShown
  /// `I`: shows the recorded actions with the state after each.
  case inspectorRequested
}

extension Action {
  /// Whether it comes from a key, a paste or the mouse. Input ends transients such as the message.
  package var isInput: Bool {
    switch self {
    case .list(.refreshDue), .list(.fileChanged), .list(.pageLoaded), .list(.pageFetched),
      .detail(.loaded), .detail(.readAhead), .detail(.debounced), .search(.debounced),
      .search(.continued), .squad(.responded), .squad(.changedElsewhere), .squad(.loaded),
      .squad(.loadFailed), .squad(.confirmationAwaited), .squad(.storageNoticed),
      .theme(.backgroundReported), .theme(.trueColorReported), .theme(.queryFinished),
      .jump(.numberDrawn), .board(.loaded):
      false
    case .picture, .overlap, .visit: false
    case .started, .resumed, .stopRequested, .resized, .terminalNoted, .crashFound: false
    case .list, .detail, .search, .squad, .theme, .compare, .choice, .mouse, .link, .jump, .palette,
      .board, .picker:
      true
    case .quitRequested, .suspendRequested, .redrawRequested, .keyIgnored, .pasteIgnored, .moved,
      .focusMoved, .opened, .wentBack, .dividerMoved, .helpToggled, .configMistakesShown,
      .inspectorRequested:
      true
    }
  }
}
