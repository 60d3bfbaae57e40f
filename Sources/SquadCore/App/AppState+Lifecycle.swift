/// Start, suspend, quit.
extension AppState {
  mutating func start(_ start: Start) -> [Effect] {
    hasStarted = true
    if start.isFromCommandLine || start.query != nil { squad.restoresPlace = false }
    squad.startList = start.namedList
    squad.saved = start.stored.squad
    (squad.isUnread, squad.hasUnreadSettings) = (start.stored.isUnread, start.stored.isUnread)
    arrangeMembers()
    if let notice = start.stored.notice { report(notice) }
    let visit = beginVisit()
    guard lists.contains(where: { $0.id == start.list }) else { return visit }
    restoreSettings(start.stored.lists)
    listStack.open(start.list)
    if case .success(let page) = start.page { details.receive(page) }
    if let detail = start.detail { details.add(detail) }
    openList.phase = .loading(nextRequest())
    openList.pendingSelection = start.entry
    openList.receiveStored(start.page, rows: viewport.listRows)
    message = message ?? configMessage ?? welcome
    if isOffline, message == nil, !isFile(start.list.catalogue) { message = offlineMessage }
    if case .success(let page) = start.page { sayOpened(page) }
    if let entry = start.entry, start.isFromCommandLine { showDetail(of: entry) }
    if picker == nil, start.query == nil, case .success(let page) = start.page, page.isOneRecord {
      focus = .detail(from: .list)
    }
    if let text = start.query ?? (picker == nil ? nil : ""), focus == .list {
      openSearch()
      openList.search(TextField(text), rows: viewport.listRows)
    }
    guard case .success = start.page else { return visit }
    // The first paint read only the rows that it shows, so the whole list is loaded again, with its
    // details. A file is read on from its last row instead.
    return (isFile(start.list.catalogue) ? [] : reloadList()) + visit
  }

  /// Its wording differs in a kiosk: the visitor didn't turn the services off.
  var offlineMessage: Message { .offline(openList.freshness, isVisitor: visit != nil) }

  /// Shows a note of the terminal in place of the offline message, and after any other message.
  mutating func show(terminalNote note: String) {
    if case .offline = message { message = nil }
    waitingNote = .terminal(note)
    showWaitingNote()
  }

  /// Shows the waiting note unless there is another message.
  mutating func showWaitingNote() {
    guard let note = waitingNote, message == nil else { return }
    message = note
    waitingNote = nil
  }

  /// Reports the previous run's crash; only storage problems take precedence.
  mutating func report(crash file: String) {
    switch message {
    case .storage, .notSaved: break
    default: message = .crashFound(file)
    }
  }

  mutating func quit() -> [Effect] {
    (picker == nil ? savePlace() : []) + [.loop(.quit)]
  }

  mutating func suspend(isPossible: Bool) -> [Effect] {
    isPossible ? [.loop(.suspend)] : explain(.cannotSuspend)
  }
}
