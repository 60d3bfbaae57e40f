/// Actions of the squad.
package enum SquadAction: Equatable, Sendable {
  case stripFocused
  case recruitRequested
  case removalRequested
  case removalConfirmed
  case removalDeclined
  case memberShifted(forward: Bool)
  case undoRequested
  case redoRequested
  /// The response to a change, and to all changes sent before it.
  case responded(RequestID, Result<SquadOutcome, StorageError>)
  case changedElsewhere(Squad)
  /// The squad was read after the first paint; with the terminal's preferences.
  indirect case loaded(StoredSquad, TerminalPreferences)
  /// The store couldn't be read after the first paint.
  case loadFailed(StorageError)
  /// Whether the sent changes were made is unknown and being checked.
  case confirmationAwaited
  /// An event of the squad's file that no change caused.
  case storageNoticed(StorageNotice)
}

extension AppState {
  mutating func reduce(_ action: SquadAction) -> [Effect] {
    switch action {
    case .stripFocused: focusStrip()
    case .recruitRequested: return recruit()
    case .removalRequested: askForRemoval()
    case .removalConfirmed: return confirmRemoval()
    case .removalDeclined: declineRemoval()
    case .memberShifted(let forward): return shift(forward: forward)
    case .undoRequested: return change(.undo)
    case .redoRequested: return change(.redo)
    case .responded(let request, let response): receive(response, to: request)
    case .changedElsewhere(let squad): receive(squad)
    case .loaded(let stored, let preferences): return receive(stored, preferences)
    case .loadFailed(let problem):
      squad.isLoading = false
      squad.isUnread = true
      squad.hasUnreadSettings = true
      report(.notSaving(problem))
    case .confirmationAwaited: squad.isConfirming = true
    case .storageNoticed(let notice):
      report(notice)
      return [.world(.checkSquad)]
    }
    return []
  }
}
