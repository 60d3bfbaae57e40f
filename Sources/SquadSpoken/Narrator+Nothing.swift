import SquadCore
import SquadWords

/// Keys that changed nothing, and refreshes.
extension Narrator {
  /// Why a key did nothing, in one short line.
  func nothing(_ action: Action, from before: AppState, in state: AppState) -> Answer {
    switch action {
    case .quitRequested, .suspendRequested, .search(.textChanged), .squad(.removalConfirmed):
      return Answer()
    case .opened where state.focus == .search:
      return Answer(utterances: [.line(strings.spokenEmpty(state.level))])
    case .moved(let motion): return end(motion, in: state)
    case .list(.refreshRequested) where isAsking(state):
      return Answer(utterances: [.line(strings.spokenAsking)], awaited: .refresh)
    case .choice, .squad(.stripFocused): return selection(in: state)
    default: return Answer(utterances: [.line(strings.spokenNothing(action, in: state))])
    }
  }

  /// The row, stop or member again, at an end of its list.
  private func end(_ motion: Motion, in state: AppState) -> Answer {
    let isEmpty =
      switch (state.overlay, state.focus) {
      case (.board(let board), _): board.entries.isEmpty
      case (_, .list), (_, .search): state.level.count == 0
      case (_, .detail): state.shownStops.isEmpty
      case (_, .strip): false
      }
    var answer = Answer()
    if !isEmpty {
      switch motion {
      case .next, .forward, .last, .pageDown, .halfPageDown: answer.say(strings.spokenEnd)
      case .previous, .backward, .first, .pageUp, .halfPageUp: answer.say(strings.spokenBeginning)
      }
    }
    if state.level.followsEnd { answer.awaited = .end }
    return answer.followed(by: selection(in: state))
  }

  /// Whether what has the focus is being asked for again.
  func isAsking(_ state: AppState) -> Bool {
    switch state.focus {
    case .list, .search: state.level.phase.request != nil || state.level.due == .manual
    case .detail, .strip:
      state.shownDetail.flatMap { state.details[$0.id]?.request } != nil
    }
  }

  /// What a refresh brought: since when it is true, or why not.
  func refreshed(in state: AppState) -> Answer {
    var failure: Failure?
    var freshness = state.level.live.map { Freshness.live($0.at) } ?? state.level.freshness
    switch state.focus {
    case .list, .search: failure = state.level.failure
    case .detail, .strip:
      freshness = state.loadedDetail?.freshness
      if let id = state.shownDetail?.id, case .failed(let reason, _) = state.details[id] {
        failure = reason
      }
    }
    let reason = failure.map { words(of: $0, in: state) }
    return Answer(utterances: [
      .line(strings.sentences([reason ?? "", freshness.map { strings.spoken($0) } ?? ""]))
    ])
  }
}
