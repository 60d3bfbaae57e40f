import Basics

/// Message in the footer until the next key, worded by the view.
package enum Message: Equatable, Sendable {
  case joined(Member)
  case fired(Member)
  case moved(Member)
  case undid(SquadChange, isElsewhere: Bool = false)
  case redid(SquadChange)
  case nothingToUndo
  case nothingToRedo
  /// Only people and currencies can be recruited.
  case cannotJoin
  /// The selected row stands for this many entries without a rate.
  case folded(Int)
  case squadIsEmpty
  /// `x` on an entry outside the squad.
  case notInSquad
  /// `y` on a member that another process has already fired.
  case leftAlready(Member)
  /// A key for the selected entry, without a selection.
  case nothingSelected
  /// Enter in a detail or list that has nothing to open.
  case nothingToOpen
  /// A digit beyond the last catalogue.
  case noSuchList(Int)
  /// `[` in the first list, `]` in the last.
  case listIsFirst
  case listIsLast
  /// `j` or `k` in a comparison whose left hero is no row of the open list.
  case leftIsElsewhere
  /// `H` or `L` outside the strip.
  case onlyMembersMove
  /// `H` on the first member, `L` on the last.
  case memberIsFirst
  case memberIsLast
  /// `v` in a list of prices.
  case noGridOfPrices
  /// `v` in a pane too small even for small cards.
  case noRoomForGrid
  case noRoomForLargerCards
  /// `c` on an entry without stats.
  case nothingToCompare
  /// `c` without another hero in the squad.
  case nobodyToCompare
  /// `s` or `S` in a list without another order.
  case onlyOneOrder
  /// `s` or `S` while a file is being read.
  case sortsWhenRead
  /// A user's file was opened, with the number of its rows once all are read.
  case fileOpened(FileFacts, rows: Int?)
  /// A command about a file while no user's file is open.
  case noFile
  /// The entry for the config was sent to the terminal's clipboard.
  case configEntryCopied(through: ClipboardRoute)
  /// `R` in an order that the list's service doesn't offer.
  case orderIsOurs
  /// `J` or `K` while the detail isn't on the screen.
  case noDetailShown
  /// `<` or `>` while list and detail aren't side by side.
  case noDivider
  /// `+` or `-` without a chart.
  case noChart
  /// `+` or `-` on a chart that always shows its whole history.
  case chartIsWhole
  /// `+` at the longest span of a chart, `-` at the shortest.
  case chartIsLongest
  case chartIsShortest
  /// `+` at the largest size of cards, `-` at the smallest.
  case cardsAreLargest
  case cardsAreSmallest
  case listIsNarrowest
  case listIsWidest
  /// Ctrl-O without a jump to undo.
  case noJumpToUndo
  /// A random entry while no rows are loaded.
  case nothingToPick
  /// Esc with nothing left to undo.
  case quitHint
  /// A key that needs the squad was pressed before the squad was read.
  case squadLoading
  /// A change could not be saved.
  case notSaved(StorageError)
  case storage(StorageNotice)
  /// Services are turned off; with the freshness of the shown rows.
  case offline(Freshness?, isVisitor: Bool = false)
  /// The catalogue has no service; with the reason in words.
  case noService(String)
  /// The service rejects requests until that moment.
  case rateLimited(until: Moment?)
  /// A refresh got the shared response of that moment again; the service is asked later.
  case sharedAnswer(Moment)
  /// Ctrl-Z without a shell that could resume the program.
  case cannotSuspend
  case themeChosen(ThemeChoice)
  /// There are no colours to choose from; with the reason.
  case colorsOff(String)
  /// An address was sent to the terminal's clipboard, which acknowledges nothing.
  case copied(Link, through: ClipboardRoute)
  case noLinks
  /// The terminal accepts no text for a clipboard.
  case noClipboard
  case tooLongToCopy
  /// This host counts no recruitments.
  case noBoard
  case mouseToggled(isOn: Bool)
  /// The terminal doesn't report the mouse.
  case noMouse
  /// Pasted text outside a text field.
  case pasteIgnored
  /// The previous run crashed and left its last actions in the file of that name.
  case crashFound(String)
  /// The config has mistakes: the first one, and the number of others.
  case configMistakes(first: ConfigMistake, others: Int)
  /// The config has no mistakes, or there is no config.
  case noConfigMistakes
  case noConfig
  /// The kiosk's visitor has been here before and has that many members.
  case welcomeBack(members: Int)
  /// The visit ends in that many seconds: unless a key is pressed, or in any case.
  case idle(seconds: Int)
  case sessionEnding(seconds: Int)
  /// A note of the terminal about itself, already in words.
  case terminal(String)
}

extension Message {
  /// Whether a late response to an earlier key may replace it: true for messages that arrive by
  /// themselves instead of answering a key at once.
  var yieldsToResponses: Bool {
    switch self {
    case .joined, .fired, .moved, .undid, .redid, .nothingToUndo, .nothingToRedo, .notSaved,
      .storage, .sharedAnswer, .terminal, .fileOpened, .crashFound, .configMistakes, .welcomeBack,
      .idle, .sessionEnding:
      true
    default: false
    }
  }
}
