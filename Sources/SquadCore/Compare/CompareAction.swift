/// Actions of the comparison.
package enum CompareAction: Equatable, Sendable {
  /// `c`: opens it, or closes it.
  case toggled
}

extension AppState {
  mutating func reduce(_ action: CompareAction) {
    switch action {
    case .toggled: toggleComparison()
    }
  }
}

extension Action {
  /// Whether it does anything while two heroes are compared.
  var actsInComparison: Bool {
    switch self {
    case .list(.tabChosen), .list(.stepped), .theme(.stepped): true
    case .squad(.stripFocused), .squad(.recruitRequested), .squad(.removalRequested),
      .squad(.undoRequested):
      true
    case .list, .detail, .search, .squad, .theme, .opened: !isInput
    case .board, .compare, .choice, .overlap, .jump, .palette, .picture, .started, .quitRequested,
      .resumed, .stopRequested, .resized, .suspendRequested, .redrawRequested, .keyIgnored,
      .pasteIgnored, .terminalNoted, .crashFound, .moved, .focusMoved, .wentBack, .dividerMoved,
      .helpToggled, .configMistakesShown, .inspectorRequested, .mouse, .link, .visit:
      true
    }
  }
}
