import Basics

/// What squad says once, until the next key. The words are the view's.
package enum Message: Equatable, Sendable {
  case joined(Member)
  case left(Member)
  case moved(Member)
  case undid(SquadChange)
  case redid(SquadChange)
  case nothingToUndo
  case nothingToRedo
  /// Only people and currencies can be recruited.
  case cannotJoin
  case squadIsEmpty
  /// `v` in a list of prices.
  case noGridOfPrices
  /// `v` where not even small cards fit.
  case noRoomForGrid
  case noRoomForLargerCards
  /// Esc with nothing left to go back from.
  case quitHint
  /// A change was not written.
  case notSaved(StorageProblem)
  case storage(StorageNotice)
  /// There is no service to ask for anything newer, by choice; which of the three is shown.
  case offline(Freshness?)
  /// There is none at all; why, in words.
  case noService(String)
  /// The service wants to be left alone until then.
  case rateLimited(until: Moment?)
  /// Ctrl-Z where nothing could resume the program.
  case cannotSuspend
  /// Pasted text outside a text field.
  case pasteIgnored
  /// The terminal has something to say about itself, already in words.
  case terminal(String)
}
