import SquadCore
import SquadScreen

/// The states of a segment, recomputed by a replay of its actions.
struct HistoryReplay {
  /// The states before and after an action; for the last action of a turn, after the turn's end.
  struct States {
    let before: AppState
    var after: AppState
  }

  private let layoutCache: LayoutCache
  private let store: Store
  private let end: AppState
  /// Whether `end` replaces the remaining states, which need a dropped payload.
  private var isAtEnd = false
  private(set) var states: [States] = []

  /// `start` is the segment's first state, `end` the state after the segment. `count` is the number
  /// of actions to replay; `keepsAll` tells whether to keep all their states instead of the last
  /// one's.
  init(
    _ segment: HistorySegment, from start: AppState, to end: AppState, count: Int,
    keepsAll: Bool, context: RenderContext
  ) {
    self.end = end
    layoutCache = LayoutCache(context)
    layoutCache.context.size = start.screen
    store = Store(start, viewport: layoutCache.viewport) { _ in }
    var seen = 0
    for step in segment.steps {
      switch step {
      case .began(let moment, let hasInput):
        guard seen < count else { return }
        if !isAtEnd { store.begin(at: moment, hasInput: hasInput) }
      case .ended:
        if !isAtEnd { store.endTurn() }
        if seen > 0, !states.isEmpty { states[states.count - 1].after = current }
        guard seen < count else { return }
      case .sent(let action, let isListed):
        guard seen < count || !isListed else { return }
        if isListed { seen += 1 }
        send(action, keeping: isListed && (keepsAll || seen == count))
      case .dropped:
        guard seen < count else { return }
        seen += 1
        let before = current
        isAtEnd = true
        if keepsAll || seen == count { states.append(States(before: before, after: end)) }
      }
    }
  }

  private var current: AppState { isAtEnd ? end : store.state }

  private mutating func send(_ action: Action, keeping: Bool) {
    let before = keeping ? current : nil
    if !isAtEnd {
      if case .resized(let size) = action { layoutCache.context.size = size }
      store.send(action)
    }
    if let before { states.append(States(before: before, after: current)) }
  }
}
