/// Start, suspend, quit.
extension AppState {
  mutating func start(_ start: Start) -> [Effect] {
    hasStarted = true
    squad.saved = start.stored.squad
    arrangeMembers()
    if let notice = start.stored.notice { report(notice) }
    let visit = beginVisit()
    guard lists.contains(where: { $0.id == start.list }) else { return visit }
    restoreSettings(start.stored.lists)
    browser.open(start.list)
    if case .success(let page) = start.page { details.receive(page) }
    if let detail = start.detail { details.add(detail) }
    level.phase = .loading(nextRequest())
    level.pendingSelection = start.entry
    level.receive(start.page, rows: viewport.listRows)
    message = message ?? configMessage ?? welcome
    if isOffline, message == nil { message = offlineMessage }
    if let entry = start.entry, start.isFromCommandLine { show(entry) }
    guard case .success = start.page else { return visit }
    // The first paint reads no more than it shows; now the whole list comes, with its details.
    return reloadList() + visit
  }

  /// Opens the entry of the command line: its row, or its detail where it is no row.
  private mutating func show(_ entry: EntryID) {
    guard level.selected?.id != entry, let selectedID else { return }
    level.pendingSelection = nil
    level.detail.push(entry, from: selectedID)
    focus = .detail(from: .list)
  }

  /// A kiosk's visitor has set no option.
  var offlineMessage: Message { .offline(level.freshness, isVisitor: visit != nil) }

  /// Shows a note of the terminal; less urgent messages give way, and behind others it waits.
  mutating func note(terminal note: String) {
    if case .offline = message { message = nil }
    waitingNote = .terminal(note)
    showWaitingNote()
  }

  /// Shows what had to wait, once nothing else is said.
  mutating func showWaitingNote() {
    guard let note = waitingNote, message == nil else { return }
    message = note
    waitingNote = nil
  }

  /// Says that a run before ended by a crash; only what is wrong now is more urgent.
  mutating func note(crash file: String) {
    switch message {
    case .storage, .notSaved: break
    default: message = .crashFound(file)
    }
  }

  mutating func quit() -> [Effect] {
    savePlace() + [.loop(.quit)]
  }

  mutating func suspend(isPossible: Bool) -> [Effect] {
    if isPossible { return [.loop(.suspend)] }
    message = .cannotSuspend
    return []
  }
}
