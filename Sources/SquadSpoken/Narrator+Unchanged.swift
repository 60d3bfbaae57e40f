import SquadCore
import SquadWords

/// Replies to keys that changed nothing, and to refreshes.
extension Narrator {
  /// The reason why a key did nothing, in one short line.
  func unchanged(_ action: Action, in state: AppState) -> SpokenReply {
    switch action {
    case .quitRequested, .suspendRequested, .search(.textChanged), .squad(.removalConfirmed):
      return SpokenReply()
    case .opened where state.focus == .search:
      return SpokenReply(strings.spokenEmpty(in: state))
    case .moved(let motion): return end(motion, in: state)
    case .list(.refreshRequested) where isAsking(state):
      return SpokenReply(utterances: [.line(strings.spokenAsking)], awaited: .refresh)
    case .choice, .squad(.stripFocused): return selection(in: state)
    default: return SpokenReply(strings.spokenNothing(action))
    }
  }

  /// Repeats the selection at an end of its list.
  private func end(_ motion: Motion, in state: AppState) -> SpokenReply {
    let isEmpty =
      switch (state.overlay, state.focus) {
      case (.board(let board), _): board.entries.isEmpty
      case (_, .list), (_, .search): state.openList.count == 0
      case (_, .detail): state.shownStops.isEmpty
      case (_, .strip): false
      }
    var reply = SpokenReply()
    if !isEmpty {
      switch motion {
      case .next, .forward, .last, .pageDown, .halfPageDown: reply.say(strings.spokenEnd)
      case .previous, .backward, .first, .pageUp, .halfPageUp: reply.say(strings.spokenBeginning)
      }
    }
    if state.openList.followsEnd { reply.awaited = .end }
    return reply.followed(by: selection(in: state))
  }

  /// Whether a request for the focused pane is in flight.
  func isAsking(_ state: AppState) -> Bool {
    switch state.focus {
    case .list, .search: state.openList.phase.request != nil || state.openList.due == .manual
    case .detail, .strip: state.shownDetail.flatMap { state.details[$0.id]?.request } != nil
    }
  }

  /// The result of a refresh: the new freshness, or the failure.
  func refreshed(in state: AppState) -> SpokenReply {
    var failure: Failure?
    var freshness = state.openList.live.map { Freshness.live($0.at) } ?? state.openList.freshness
    switch state.focus {
    case .list, .search: failure = state.openList.failure
    case .detail, .strip:
      freshness = state.loadedDetail?.freshness
      if let id = state.shownDetail?.id, case .failed(let reason, _) = state.details[id] {
        failure = reason
      }
    }
    let reason = failure.map { text(of: $0, in: state) }
    return SpokenReply(
      strings.sentences([reason ?? "", freshness.map { strings.spoken($0) } ?? ""]))
  }
}
