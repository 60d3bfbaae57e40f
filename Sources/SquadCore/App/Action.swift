import Basics

/// Everything that can happen to squad, told in the past tense.
package enum Action: Equatable, Sendable {
  // The program's own life.
  case started(Start)
  case quitRequested
  /// Squad goes on after it was stopped.
  case resumed(Moment)
  /// Somebody outside wants squad to stop for a while.
  case stopRequested
  case resized(Size)
  case suspendRequested(isPossible: Bool)
  case redrawRequested
  /// A key that means nothing where it was pressed.
  case keyIgnored
  case pasteIgnored
  case terminalNoted(String)

  // Moving about.
  case moved(Motion)
  case focusMoved(FocusMotion)
  case opened
  case wentBack
  case stripFocused
  /// A digit; tabs count from 1.
  case tabChosen(Int)
  /// `[` and `]`.
  case listStepped(forward: Bool)
  case sortCycled
  case refreshRequested
  /// A list that is good for a while only has been shown for so long.
  case refreshDue(ListID)
  /// `+` and `-`.
  case chartStretched(longer: Bool)
  case helpToggled
  case traceToggled

  // Searching.
  case searchOpened
  case searchTextChanged(String)
  case searchKept
  /// Nothing was typed for a while.
  case searchDebounced(String)

  // The squad.
  case recruitRequested
  case removalRequested
  case removalConfirmed
  case removalDeclined
  case memberShifted(forward: Bool)
  case undoRequested
  case redoRequested

  // Answers.
  case pageLoaded(RequestID, Result<Page, Failure>)
  case pageFetched(RequestID, Result<Page, Failure>)
  case detailLoaded(RequestID, EntryID, Result<Detail, Failure>)
  /// Details that are on this machine, of those that were to be read ahead.
  case detailsRead(RequestID, [Detail])
  /// The same detail has been shown for a while.
  case detailDebounced(EntryID)
  /// The same detail has been shown for a moment.
  case pictureDebounced(EntryID)
  case pictureRendered(RequestID, PictureRequest, Result<CellImage, Failure>)
  /// What became of a change of the squad, and of all that were sent before it.
  case squadResponded(RequestID, Result<SquadOutcome, StorageProblem>)
  case squadChangedElsewhere(Squad)
  /// Something happened to the squad's file while it was used for something else.
  case storageNoticed(StorageNotice)
}

/// What the first paint starts from.
package struct Start: Equatable, Sendable {
  /// The first stretch of the list that opens.
  package let list: ListID
  package let page: Result<Page, Failure>
  /// The detail of the entry that will be selected, where it is on this machine and not in the page.
  package let detail: Detail?
  package let stored: StoredSquad
  /// The entry to select, or to open where it is no row of the list.
  package let entry: EntryID?
  /// Whether the command line asked for that entry.
  package let isAsked: Bool

  package init(
    list: ListID, page: Result<Page, Failure>, detail: Detail? = nil, stored: StoredSquad,
    entry: EntryID?, isAsked: Bool = false
  ) {
    self.list = list
    self.page = page
    self.detail = detail
    self.stored = stored
    self.entry = entry
    self.isAsked = isAsked
  }
}
