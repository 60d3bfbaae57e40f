import Basics
import SquadCore

/// A number of past actions after a snapshot of the state before them. The states in between are
/// recomputed by reducing the actions again.
struct HistorySegment {
  enum Step {
    case began(Moment, hasInput: Bool)
    case sent(Action, isListed: Bool)
    /// A listed action whose payload is too large to keep: the state after its turn is the next
    /// segment's.
    case dropped
    case ended
  }

  /// A class, so that copying a segment copies no state.
  private final class Snapshot {
    let state: AppState

    init(_ state: AppState) { self.state = state }
  }

  private var snapshot: Snapshot?
  var steps: [Step] = []
  /// The listed actions.
  var records: [ActionRecord] = []
  private(set) var hasDroppedAction = false
  /// Approximate bytes that its actions and its state keep alive; 0 for the last segment.
  private(set) var weight = 0

  init(state: AppState) { snapshot = Snapshot(state) }

  /// Nil if it was freed with the steps to save memory.
  var state: AppState? { snapshot?.state }

  /// Limits of a segment, so that few actions are needed to recompute a past state.
  private static let actions = 25
  private static let steps = 200

  /// Whether the next turn begins a new segment.
  var isFull: Bool {
    hasDroppedAction || records.count >= Self.actions || steps.count >= Self.steps
  }

  /// Whether its last turn is still open.
  var isLastTurnOpen: Bool {
    switch steps.last {
    case .ended, nil: false
    case .began, .sent, .dropped: true
    }
  }

  mutating func add(_ action: Action, isListed: Bool) {
    guard let retained = action.retained else {
      hasDroppedAction = true
      return steps.append(.dropped)
    }
    steps.append(.sent(retained, isListed: isListed))
  }

  /// Weighs its actions, and its state except for what the next segment's state shares.
  mutating func weigh(beside next: AppState) {
    guard let state else { return }
    weight = state.weight + state.details.weight(beside: next.details)
    for case .sent(let action, _) in steps { weight += action.weight }
    if hasDroppedAction {
      weight += state.openList.entries.unsharedBytes(with: next.openList.entries)
    }
  }

  mutating func forgetStates() {
    snapshot = nil
    steps = []
    weight = 0
  }
}

extension Action {
  /// The action to keep, without the cells of pictures; nil for a page, whose content the state
  /// has.
  fileprivate var retained: Action? {
    switch self {
    case .started, .list(.pageLoaded), .list(.pageFetched): nil
    case .picture(.rendered(let id, let request, .success)):
      .picture(.rendered(id, request, .success(.empty)))
    default: self
    }
  }

  /// Approximate bytes of its payload.
  fileprivate var weight: Int {
    switch self {
    case .detail(.loaded): 5_000
    case .detail(.readAhead(_, let details)): 5_000 * details.count
    case .squad(.responded(_, .success(let outcome))): outcome.squad.weight
    case .squad(.changedElsewhere(let squad)): squad.weight
    default: 64
    }
  }
}

/// Approximate sizes in bytes, as measured in the memory of a running program.
extension AppState {
  /// The state itself and its tables.
  fileprivate var weight: Int { 12_000 }
}

extension DetailState {
  /// The details that another state lacks, or has from another response.
  fileprivate func weight(beside other: DetailState) -> Int {
    entries.reduce(0) { weight, entry in
      guard let freshness = entry.value.value?.freshness,
        freshness != other[entry.key]?.value?.freshness
      else { return weight }
      return weight + 2_500
    }
  }
}

extension Squad {
  fileprivate var weight: Int { 100 + 120 * (members.count + done.count + undone.count) }
}
