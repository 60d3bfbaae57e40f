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
  /// One per listed action.
  private(set) var states: [States] = []

  /// `start` is the segment's first state, `end` the state after the segment.
  init(_ segment: HistorySegment, from start: AppState, to end: AppState, _ context: RenderContext)
  {
    self.end = end
    layoutCache = LayoutCache(context)
    layoutCache.context.size = start.screen
    store = Store(start, viewport: layoutCache.viewport) { _ in }
    var hasListed = false
    for step in segment.steps {
      switch step {
      case .began(let moment, let hasInput):
        if !isAtEnd { store.begin(at: moment, hasInput: hasInput) }
      case .ended:
        if !isAtEnd { store.endTurn() }
        // A later turn, such as that of opening the inspector, doesn't belong to a listed action.
        if hasListed { states[states.count - 1].after = current }
        hasListed = false
      case .sent(let action, let isListed):
        let before = current
        send(action)
        guard isListed else { continue }
        states.append(States(before: before, after: current))
        hasListed = true
      case .dropped:
        states.append(States(before: current, after: end))
        (isAtEnd, hasListed) = (true, true)
      }
    }
  }

  private var current: AppState { isAtEnd ? end : store.state }

  private func send(_ action: Action) {
    guard !isAtEnd else { return }
    if case .resized(let size) = action { layoutCache.context.size = size }
    store.send(action)
  }
}
