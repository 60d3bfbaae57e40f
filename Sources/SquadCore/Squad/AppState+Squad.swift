/// Recruiting, firing, reordering, and taking it back.
extension AppState {
  mutating func takeSquad(_ action: Action) -> [Effect] {
    switch action {
    case .recruitRequested: return recruit()
    case .removalRequested: return askForRemoval()
    case .removalConfirmed:
      guard case .confirmRemoval(let member) = overlay else { return [] }
      overlay = nil
      return change(.fire(member.id))
    case .removalDeclined: if case .confirmRemoval = overlay { overlay = nil }
    case .memberShifted(let forward): return shift(forward: forward)
    case .undoRequested: return overlay == nil ? change(.undo) : []
    case .redoRequested: return overlay == nil ? change(.redo) : []
    case .squadAnswered(let id, let answer): receive(answer, to: id)
    case .squadChangedElsewhere(let squad):
      self.squad.replace(with: squad)
      leaveEmptyStrip()
    default: break
    }
    return []
  }

  private mutating func recruit() -> [Effect] {
    guard overlay == nil, let candidate else { return [] }
    if squad.expected.contains(candidate.member.id) { return askForRemoval() }
    guard candidate.isRecruitable else {
      message = .cannotJoin
      return []
    }
    return change(.recruit(candidate.member))
  }

  private mutating func askForRemoval() -> [Effect] {
    guard overlay == nil, let candidate else { return [] }
    let expected = squad.expected
    if let index = expected.index(of: candidate.member.id) {
      overlay = .confirmRemoval(expected.members[index])
    } else if !candidate.isRecruitable {
      message = .cannotJoin
    }
    return []
  }

  private mutating func shift(forward: Bool) -> [Effect] {
    guard overlay == nil, focus == .strip, let member = squad.selectedMember,
      let index = squad.expected.index(of: member.id)
    else { return [] }
    let target = forward ? index + 1 : index - 1
    guard squad.expected.members.indices.contains(target) else { return [] }
    return change(.move(member.id, to: target))
  }

  private mutating func change(_ request: SquadRequest) -> [Effect] {
    let id = nextRequest()
    squad.pending.append(PendingChange(id: id, request: request))
    return [.changeSquad(id, request)]
  }

  private mutating func receive(
    _ answer: Result<SquadOutcome, StorageProblem>, to id: RequestID
  ) {
    guard let index = squad.pending.firstIndex(where: { $0.id == id }) else { return }
    let request = squad.pending.remove(at: index).request
    switch answer {
    case .success(let outcome):
      squad.problem = nil
      squad.replace(with: outcome.squad)
      announce(outcome.event, of: request)
      leaveEmptyStrip()
    case .failure(let problem):
      squad.problem = problem
      message = .notSaved(problem)
    }
  }

  private mutating func announce(_ event: SquadEvent, of request: SquadRequest) {
    switch event {
    case .did(.recruited(let member, let place)):
      if focus != .strip { squad.selection = place }
      message = .joined(member)
    case .did(.fired(let member, _)): message = .left(member)
    case .did(.moved(let member, _, _)): message = .moved(member)
    case .undid(let change): message = .undid(change)
    case .redid(let change): message = .redid(change)
    case .nothing:
      if request == .undo { message = .nothingToUndo }
      if request == .redo { message = .nothingToRedo }
    }
  }

  /// The strip of an empty squad cannot keep the focus.
  private mutating func leaveEmptyStrip() {
    guard squad.saved.members.isEmpty, detailOrigin == .strip else { return }
    focus = .list
  }
}
