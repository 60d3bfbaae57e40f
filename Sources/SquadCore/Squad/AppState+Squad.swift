/// Recruiting, firing, reordering, undo and redo.
extension AppState {
  /// Space: recruits the selected entry; asks for confirmation to remove a member.
  mutating func recruit() -> [Effect] {
    guard let candidate else {
      if focus == .list, openList.isOnCollapsedRow { explainNoSelection() }
      return []
    }
    if squad.expected.contains(candidate.id) {
      askForRemoval()
    } else if candidate.isRecruitable {
      return change(.recruit(candidate.member))
    } else {
      message = .cannotJoin
    }
    return []
  }

  /// Asks for confirmation to remove a member.
  mutating func askForRemoval() {
    guard let candidate else { return explainNoSelection() }
    let expected = squad.expected
    guard let index = expected.index(of: candidate.id) else {
      return message = squad.isLoading ? .squadLoading : .notInSquad
    }
    overlay = .confirmRemoval(expected.members[index])
  }

  mutating func confirmRemoval() -> [Effect] {
    guard case .confirmRemoval(let member) = overlay else { return [] }
    overlay = nil
    guard squad.expected.contains(member.id) else { return explain(.leftAlready(member)) }
    return change(.fire(member.id))
  }

  mutating func declineRemoval() {
    if case .confirmRemoval = overlay { overlay = nil }
  }

  /// Closes the question and keeps the member before an action that neither confirms nor repeats
  /// it; the action then has its usual effect.
  mutating func leaveQuestion(before action: Action) {
    switch action {
    case .squad(.removalConfirmed), .squad(.recruitRequested), .squad(.removalRequested),
      .pasteIgnored, .wentBack, .mouse(.scrolled), .mouse(.pressed(.overlay, _, _)),
      .mouse(.dragged), .mouse(.released):
      break
    default: declineRemoval()
    }
  }

  mutating func shift(forward: Bool) -> [Effect] {
    guard focus == .strip else { return explain(.onlyMembersMove) }
    guard let member = squad.expectedMember,
      let index = squad.expected.index(of: member.id)
    else { return [] }
    guard canShift(forward: forward) else {
      return explain(forward ? .memberIsLast : .memberIsFirst)
    }
    return change(.move(member.id, to: forward ? index + 1 : index - 1))
  }

  mutating func change(_ request: SquadRequest) -> [Effect] {
    guard !squad.isLoading else { return explain(.squadLoading) }
    let id = nextRequest()
    squad.add(PendingChange(id: id, request: request), isFollowed: focus == .strip)
    leaveEmptyStrip()
    return [.world(.changeSquad(id, request))]
  }

  /// Applies the response to a change and to those sent before it: they are written together, or
  /// none of them is.
  mutating func receive(_ response: Result<SquadOutcome, StorageError>, to id: RequestID) {
    let responded = squad.takePending(through: id)
    guard !responded.isEmpty else { return }
    squad.isConfirming = false
    switch response {
    case .success(let outcome):
      // A request that changes nothing need not reach the disk, but it does reach a server.
      var isSolved = outcome.events.contains { $0 != .nothing }
      if case .server = squad.problem { isSolved = true }
      if isSolved {
        squad.problem = nil
        squad.hasLostChange = false
      }
      let before = squad.saved
      let previous = message.flatMap { $0.yieldsToResponses ? nil : $0 }
      let (others, isUnread) = (squad.elsewhere, squad.isUnread)
      var known = before
      squad.replace(with: canonical(outcome.squad), after: outcome.events)
      for (event, change) in zip(outcome.events, responded.suffix(outcome.events.count)) {
        announce(event, of: change.request, in: before)
        if case .undid(let undone) = event, !isUnread,
          others.contains(undone) || !known.done.contains(undone)
        {
          message = .undid(undone, isElsewhere: true)
        }
        _ = known.perform(change.request)
      }
      // The late response to an older key must not replace a newer key's message.
      message = previous ?? message
      if let notice = outcome.notice { report(notice) }
      arrangeMembers()
    case .failure(let problem):
      squad.problem = problem
      squad.hasLostChange = true
      message = .notSaved(problem)
      squad.upcoming = nil
    }
    squad.refreshExpected()
    leaveEmptyStrip()
  }

  /// `before` is the squad on the screen until then.
  private mutating func announce(_ event: SquadEvent, of request: SquadRequest, in before: Squad) {
    if let newcomer = event.newcomer { reveal(newcomer) }
    switch event {
    case .did(.recruited(let member, _)): message = .joined(member)
    case .did(.fired(let member, _)): message = .fired(member)
    case .did(.moved(let member, _, _)): message = .moved(member)
    case .undid(let change): message = .undid(change)
    case .redid(let change): message = .redid(change)
    case .nothing:
      switch request {
      case .undo: message = .nothingToUndo
      case .redo: message = .nothingToRedo
      case .fire(let id):
        message = before.index(of: id).map { .leftAlready(before.members[$0]) } ?? .notInSquad
      case .recruit, .move: break
      }
    }
  }

  /// Selects a newcomer, so that the strip scrolls to it. Not while the strip or a member's detail
  /// has the focus, because keys may have moved the selection since.
  private mutating func reveal(_ member: Member) {
    guard detailOrigin != .strip, let index = squad.saved.index(of: member.id) else { return }
    squad.select(index)
  }

  /// Notifies the user of an event of the squad's file.
  mutating func report(_ notice: StorageNotice) {
    message = .storage(notice)
    if case .notSaving(let problem) = notice { squad.problem = problem }
  }

  /// Shows a squad that was read after the first paint. Goes to the stored place, as at any start,
  /// unless a key came or the command line named another one.
  mutating func receive(_ stored: StoredSquad, _ preferences: TerminalPreferences) -> [Effect] {
    receive(stored.squad)
    squad.isLoading = false
    guard remembersPlace, picker == nil else { return [] }
    var effects = restorePreferences(preferences)
    let orders = lists.map { listStack[$0.id, 0].map { ListOrder(of: $0) } }
    restoreSettings(stored.lists)
    // Lists that were opened meanwhile have their rows in the old order.
    for (list, order) in zip(lists, orders) {
      guard let root = listStack[list.id, 0], root.phase != .idle, ListOrder(of: root) != order
      else { continue }
      effects += reload(list.id, depth: 0)
    }
    guard squad.restoresPlace, focus == .list, overlay == nil, let place = stored.place,
      let list = list(holding: place), squad.startList.map({ $0 == list.id }) ?? true
    else { return effects }
    defer { jumps = JumpState() }
    return effects + jump(to: place)
  }

  /// Applies a change by another process.
  mutating func receive(_ squad: Squad) {
    // A lost change stays reported until one is saved.
    if case .server = self.squad.problem, !self.squad.hasLostChange { self.squad.problem = nil }
    self.squad.replace(with: canonical(squad))
    self.squad.refreshExpected()
    leaveEmptyStrip()
    arrangeMembers()
  }

  /// Puts squad members first in lists that ask for it.
  mutating func arrangeMembers() {
    for list in lists where list.putsMembersFirst {
      let members = squad.saved.members.map(\.id).filter { $0.catalogue == list.id.catalogue }
      listStack[list.id, 0]?.putFirst(members, rows: viewport.listRows)
    }
  }

  /// Moves the focus from an empty squad's strip to the list.
  private mutating func leaveEmptyStrip() {
    guard detailOrigin == .strip, squad.expected.members.isEmpty else { return }
    focus = .list
  }
}

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
