import SquadCore

extension Command {
  /// `canSuspend` is called only for the command that suspends.
  package func action(in state: AppState, _ canSuspend: () -> Bool) -> Action {
    switch self {
    case .next: .moved(.next)
    case .previous: .moved(.previous)
    case .nextMatch: .search(.stepped(forward: true))
    case .previousMatch: .search(.stepped(forward: false))
    case .first: .moved(.first)
    case .last: .moved(.last)
    case .pageDown: .moved(.pageDown)
    case .pageUp: .moved(.pageUp)
    case .halfPageDown: .moved(.halfPageDown)
    case .halfPageUp: .moved(.halfPageUp)
    case .scrollDown: .detail(.scrolled(by: 1))
    case .scrollUp: .detail(.scrolled(by: -1))
    case .narrower: .dividerMoved(wider: false)
    case .wider: .dividerMoved(wider: true)
    case .nextPane: .focusMoved(.next)
    case .previousPane: .focusMoved(.previous)
    case .left: .focusMoved(.left)
    case .right: .focusMoved(.right)
    case .open: .opened
    case .back: .wentBack
    case .jumpBack: .jump(.wentBack)
    case .random: .jump(.randomRequested)
    case .search: .search(.opened)
    case .recruit: .squad(.recruitRequested)
    case .fire: .squad(.removalRequested)
    case .undo: .squad(.undoRequested)
    case .redo: .squad(.redoRequested)
    case .shiftLeft: .squad(.memberShifted(forward: false))
    case .shiftRight: .squad(.memberShifted(forward: true))
    case .strip: .squad(.stripFocused)
    case .tab1, .tab2, .tab3, .tab4, .tab5, .tab6, .tab7, .tab8, .tab9:
      .list(.tabChosen(Command.tabs.firstIndex(of: self).map { $0 + 1 } ?? 0))
    case .previousList: .list(.stepped(forward: false))
    case .nextList: .list(.stepped(forward: true))
    case .sort: .list(.sortCycled)
    case .reverseSort: .list(.sortReversed)
    case .grid: .list(.gridToggled)
    case .compare: .compare(.toggled)
    case .refresh: .list(.refreshRequested)
    case .chartLonger: Self.resized(larger: true, in: state)
    case .chartShorter: Self.resized(larger: false, in: state)
    case .nextTheme: .theme(.stepped)
    case .chooseTheme: .theme(.pickerOpened)
    case .links: .link(.listOpened)
    case .copyLink: .link(.copyRequested)
    case .mouse: .mouse(.toggled)
    case .palette: .palette(.opened)
    case .help: .helpToggled
    case .inspector: .inspectorRequested
    case .configMistakes: .configMistakesShown
    case .fields: .list(.fileListRequested(.fields))
    case .records: .list(.fileListRequested(.records))
    case .unreadable: .list(.fileListRequested(.unreadable))
    case .copyEntry: .link(.configEntryRequested)
    case .board: .board(.opened)
    case .redraw: .redrawRequested
    case .suspend: .suspendRequested(isPossible: canSuspend())
    case .quit: .quitRequested
    }
  }

  /// Resizes the cards while a grid shows, else the chart.
  private static func resized(larger: Bool, in state: AppState) -> Action {
    state.shownGrid == nil
      ? .detail(.chartStretched(longer: larger)) : .list(.cardsResized(larger: larger))
  }
}
