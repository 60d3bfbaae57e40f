import SquadCore

/// The one table of all actions' labels.
extension Action {
  package var label: ActionLabel {
    switch self {
    case .list(let action): action.label
    case .detail(let action): action.label
    case .search(let action): action.label
    case .squad(let action): action.label
    case .picture(let action): action.label
    case .theme(let action): action.label
    case .compare(let action): action.label
    case .choice(let action): action.label
    case .mouse(let action): action.label
    case .link(let action): action.label
    case .jump(let action): action.label
    case .palette(let action): action.label
    case .overlap(let action): action.label
    case .visit(let action): action.label
    case .board(.opened): ActionLabel("board.opened")
    case .board(.loaded): ActionLabel("board.loaded")
    case .started: ActionLabel("started")
    case .quitRequested: ActionLabel("quitRequested")
    case .resumed: ActionLabel("resumed")
    case .stopRequested: ActionLabel("stopRequested")
    case .resized: ActionLabel("resized")
    case .suspendRequested(let isPossible):
      ActionLabel("suspendRequested", .flag("isPossible", isPossible))
    case .redrawRequested: ActionLabel("redrawRequested")
    case .keyIgnored: ActionLabel("keyIgnored")
    case .pasteIgnored: ActionLabel("pasteIgnored")
    case .terminalNoted(let note): ActionLabel("terminalNoted", text: note)
    case .crashFound(let file): ActionLabel("crashFound", text: file)
    case .moved(let motion): ActionLabel("moved", .word(motion.word))
    case .focusMoved(let motion): ActionLabel("focusMoved", .word(motion.word))
    case .opened: ActionLabel("opened")
    case .wentBack: ActionLabel("wentBack")
    case .dividerMoved(let wider): ActionLabel("dividerMoved", .flag("wider", wider))
    case .helpToggled: ActionLabel("helpToggled")
    case .configMistakesShown: ActionLabel("configMistakesShown")
    case .inspectorRequested: ActionLabel("inspectorRequested")
    }
  }
}

extension ListAction {
  fileprivate var label: ActionLabel {
    switch self {
    case .tabChosen(let number): ActionLabel("list.tabChosen", .number(number))
    case .stepped(let forward): ActionLabel("list.stepped", .flag("forward", forward))
    case .sortCycled: ActionLabel("list.sortCycled")
    case .sortReversed: ActionLabel("list.sortReversed")
    case .gridToggled: ActionLabel("list.gridToggled")
    case .cardsResized(let larger): ActionLabel("list.cardsResized", .flag("larger", larger))
    case .refreshRequested: ActionLabel("list.refreshRequested")
    case .refreshDue(let list): ActionLabel("list.refreshDue", text: list.description)
    case .pageLoaded: ActionLabel("list.pageLoaded")
    case .pageFetched: ActionLabel("list.pageFetched")
    }
  }
}

extension DetailAction {
  fileprivate var label: ActionLabel {
    switch self {
    case .chartStretched(let longer): ActionLabel("detail.chartStretched", .flag("longer", longer))
    case .scrolled(let lines): ActionLabel("detail.scrolled", .number(lines))
    case .loaded: ActionLabel("detail.loaded")
    case .readAhead: ActionLabel("detail.readAhead")
    case .debounced: ActionLabel("detail.debounced")
    }
  }
}

extension SearchAction {
  fileprivate var label: ActionLabel {
    switch self {
    case .opened: ActionLabel("search.opened")
    case .textChanged(let field): ActionLabel("search.textChanged", text: field.text)
    case .kept: ActionLabel("search.kept")
    case .debounced(let text): ActionLabel("search.debounced", text: text)
    case .stepped(let forward): ActionLabel("search.stepped", .flag("forward", forward))
    }
  }
}

extension SquadAction {
  fileprivate var label: ActionLabel {
    switch self {
    case .stripFocused: ActionLabel("squad.stripFocused")
    case .recruitRequested: ActionLabel("squad.recruitRequested")
    case .removalRequested: ActionLabel("squad.removalRequested")
    case .removalConfirmed: ActionLabel("squad.removalConfirmed")
    case .removalDeclined: ActionLabel("squad.removalDeclined")
    case .memberShifted(let forward): ActionLabel("squad.memberShifted", .flag("forward", forward))
    case .undoRequested: ActionLabel("squad.undoRequested")
    case .redoRequested: ActionLabel("squad.redoRequested")
    case .responded: ActionLabel("squad.responded")
    case .changedElsewhere: ActionLabel("squad.changedElsewhere")
    case .storageNoticed: ActionLabel("squad.storageNoticed")
    }
  }
}

extension PictureAction {
  fileprivate var label: ActionLabel {
    switch self {
    case .debounced: ActionLabel("picture.debounced")
    case .rendered: ActionLabel("picture.rendered")
    case .accepted(let milliseconds): ActionLabel("picture.accepted", .number(milliseconds))
    case .terminalReplied(let milliseconds):
      ActionLabel("picture.terminalReplied", .number(milliseconds))
    case .lineChanged(let isBusy):
      ActionLabel("picture.lineChanged", .word(isBusy ? "busy" : "free"))
    }
  }
}

extension ThemeAction {
  fileprivate var label: ActionLabel {
    switch self {
    case .stepped: ActionLabel("theme.stepped")
    case .pickerOpened: ActionLabel("theme.pickerOpened")
    case .accentToggled: ActionLabel("theme.accentToggled")
    case .backgroundReported(.dark): ActionLabel("theme.backgroundReported", .word("dark"))
    case .backgroundReported(.light): ActionLabel("theme.backgroundReported", .word("light"))
    case .trueColorReported: ActionLabel("theme.trueColorReported")
    case .queryFinished: ActionLabel("theme.queryFinished")
    }
  }
}

extension CompareAction {
  fileprivate var label: ActionLabel {
    switch self {
    case .toggled: ActionLabel("compare.toggled")
    }
  }
}

extension ChoiceAction {
  fileprivate var label: ActionLabel {
    switch self {
    case .row(let row): ActionLabel("choice.row", .number(row))
    case .stop(let stop): ActionLabel("choice.stop", .number(stop))
    case .member(let place): ActionLabel("choice.member", .number(place))
    case .list(let list): ActionLabel("choice.list", text: list.description)
    case .entry: ActionLabel("choice.entry")
    }
  }
}

extension MouseAction {
  fileprivate var label: ActionLabel {
    switch self {
    case .pressed: ActionLabel("mouse.pressed")
    case .dragged(let column): ActionLabel("mouse.dragged", .number(column))
    case .released: ActionLabel("mouse.released")
    case .scrolled(_, let down): ActionLabel("mouse.scrolled", .flag("down", down))
    case .toggled: ActionLabel("mouse.toggled")
    }
  }
}

extension LinkAction {
  fileprivate var label: ActionLabel {
    switch self {
    case .listOpened: ActionLabel("link.listOpened")
    case .copyRequested: ActionLabel("link.copyRequested")
    }
  }
}

extension JumpAction {
  fileprivate var label: ActionLabel {
    switch self {
    case .wentBack: ActionLabel("jump.wentBack")
    case .randomRequested: ActionLabel("jump.randomRequested")
    case .numberDrawn: ActionLabel("jump.numberDrawn")
    }
  }
}

extension PaletteAction {
  fileprivate var label: ActionLabel {
    switch self {
    case .opened: ActionLabel("palette.opened")
    case .moved(let motion, _): ActionLabel("palette.moved", .word(motion.word))
    case .commandChosen(let command, _): ActionLabel("palette.commandChosen", text: command)
    case .entryChosen: ActionLabel("palette.entryChosen")
    case .listChosen: ActionLabel("palette.listChosen")
    case .listsNeeded: ActionLabel("palette.listsNeeded")
    }
  }
}

extension Motion {
  fileprivate var word: StaticString {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .forward: "forward"
    case .backward: "backward"
    case .first: "first"
    case .last: "last"
    case .pageDown: "pageDown"
    case .pageUp: "pageUp"
    case .halfPageDown: "halfPageDown"
    case .halfPageUp: "halfPageUp"
    }
  }
}

extension FocusMotion {
  fileprivate var word: StaticString {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .right: "right"
    case .left: "left"
    }
  }
}

extension VisitAction {
  fileprivate var label: ActionLabel {
    switch self {
    case .idleNeared: ActionLabel("visit.idleNeared")
    case .idleReached: ActionLabel("visit.idleReached")
    case .limitNeared: ActionLabel("visit.limitNeared")
    case .limitReached: ActionLabel("visit.limitReached")
    case .counted(let count): ActionLabel("visit.counted", .number(count))
    }
  }
}

extension OverlapAction {
  fileprivate var label: ActionLabel {
    switch self {
    case .debounced: ActionLabel("overlap.debounced")
    case .found: ActionLabel("overlap.found")
    }
  }
}
