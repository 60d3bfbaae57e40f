import Basics

/// Message in the footer until the next key. Its words are the view's.
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
  /// So many entries without a rate share the selected row.
  case folded(Int)
  case squadIsEmpty
  /// `x` on somebody who isn't in the squad.
  case notInSquad
  /// `y` about somebody whom another squad has fired meanwhile.
  case leftAlready(Member)
  /// A key that is about the selected entry, where no row is selected.
  case nothingSelected
  /// A digit that no catalogue has.
  case noSuchList(Int)
  /// `j` or `k` in a comparison with somebody at the left who is no row of the open list.
  case leftIsElsewhere
  /// `H` or `L` outside of the strip.
  case onlyMembersMove
  /// `H` on the first member, `L` on the last.
  case memberIsFirst
  case memberIsLast
  /// `v` in a list of prices.
  case noGridOfPrices
  /// `v` where not even small cards fit.
  case noRoomForGrid
  case noRoomForLargerCards
  /// `c` on an entry without stats.
  case nothingToCompare
  /// `c` without another hero in the squad.
  case nobodyToCompare
  /// `s` or `S` in a list without another order.
  case onlyOneOrder
  /// `R` in an order that the list's service doesn't have.
  case orderIsOurs
  /// `J` or `K` where the detail isn't on the screen.
  case noDetailShown
  /// `<` or `>` where list and detail don't stand side by side.
  case noDivider
  /// `+` or `-` without a chart.
  case noChart
  case listIsNarrowest
  case listIsWidest
  /// Ctrl-O without a jump to go back from.
  case noJumpToUndo
  /// A random entry where no rows are loaded.
  case nothingToPick
  /// Esc with nothing left to go back from.
  case quitHint
  /// A change was not written.
  case notSaved(StorageProblem)
  case storage(StorageNotice)
  /// Services are turned off; the freshness of what is shown.
  case offline(Freshness?, isVisitor: Bool = false)
  /// The catalogue has no service; why, in words.
  case noService(String)
  /// The service rejects requests until then.
  case rateLimited(until: Moment?)
  /// A refresh got what another visitor was sent then; the service is asked again later.
  case sharedAnswer(Moment)
  /// Ctrl-Z where nothing could resume the program.
  case cannotSuspend
  case themeChosen(ThemeChoice)
  /// There are no colours to choose from, and why.
  case colorsOff(String)
  /// An address was sent to the terminal's clipboard; nobody says whether it arrived.
  case copied(Link, through: ClipboardRoute)
  case noLinks
  /// The terminal takes nothing for a clipboard.
  case noClipboard
  case tooLongToCopy
  /// Nobody counts here who is recruited.
  case noBoard
  case mouseToggled(isOn: Bool)
  /// The terminal doesn't report what the mouse does.
  case noMouse
  /// Pasted text outside a text field.
  case pasteIgnored
  /// The run before ended by a crash, and left its last actions in a file of that name.
  case crashFound(String)
  /// The config has mistakes: the first, and how many others.
  case configMistakes(first: ConfigMistake, others: Int)
  /// It has none, or there is none.
  case noConfigMistakes
  case noConfig
  /// The visitor of a kiosk was here before, and has so many members.
  case welcomeBack(members: Int)
  /// A visit ends within so many seconds: unless a key is pressed, or whatever is.
  case idle(seconds: Int)
  case sessionEnding(seconds: Int)
  /// The terminal has something to say about itself, already in words.
  case terminal(String)
}

extension Message {
  /// Whether the answer to a key that was pressed before may take its place: it is no word about a
  /// key itself.
  var yieldsToAnswers: Bool {
    switch self {
    case .joined, .fired, .moved, .undid, .redid, .nothingToUndo, .nothingToRedo, .notSaved,
      .storage,
      .sharedAnswer, .terminal, .crashFound, .configMistakes, .welcomeBack, .idle, .sessionEnding:
      true
    default: false
    }
  }
}
