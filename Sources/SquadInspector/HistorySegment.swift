import Basics
import SquadCore

/// Some actions of the past behind a snapshot of the state before them. The states between are
/// worked out by reducing the actions again.
struct HistorySegment {
  enum Step {
    case began(Moment, hasInput: Bool)
    case sent(Action, isListed: Bool)
    /// An action that is listed, but whose payload is too large to be kept: the state after its turn
    /// is the next segment's.
    case dropped
    case ended
  }

  /// Shared: a copy of a segment copies no state.
  private final class Snapshot {
    let state: AppState

    init(_ state: AppState) { self.state = state }
  }

  private var snapshot: Snapshot?
  private(set) var steps: [Step] = []
  /// The actions that are listed.
  var records: [ActionRecord] = []
  private(set) var isCut = false
  /// Roughly how many bytes it keeps from being freed: its actions, and once the next segment has
  /// begun, its state.
  private(set) var weight = 0

  init(state: AppState) { snapshot = Snapshot(state) }

  /// Nil where it was given up, with the steps, to save memory.
  var state: AppState? { snapshot?.state }

  /// How many actions a segment has, so that a state of the past takes few of them.
  private static let actions = 25
  private static let steps = 200

  /// Whether the next turn belongs to another segment.
  var isOver: Bool {
    isCut || records.count >= Self.actions || steps.count >= Self.steps
  }

  /// Whether there is anything to settle.
  var endsInTurn: Bool {
    switch steps.last {
    case .ended, nil: false
    case .began, .sent, .dropped: true
    }
  }

  mutating func add(_ step: Step) { steps.append(step) }

  mutating func add(_ action: Action, isListed: Bool) {
    guard let kept = action.kept else {
      isCut = true
      return steps.append(.dropped)
    }
    weight += action.weight
    steps.append(.sent(kept, isListed: isListed))
  }

  /// Adds what its state has, beside what the next segment's shares with it.
  mutating func weigh(beside next: AppState) {
    guard let state else { return }
    weight += state.weight + state.details.weight(beside: next.details)
    if isCut { weight += state.level.entries.unsharedBytes(with: next.level.entries) }
  }

  mutating func forgetStates() {
    snapshot = nil
    steps = []
    weight = 0
  }
}

extension Action {
  /// What is kept of it: all but the cells of pictures; nil for pages, of which the state has
  /// everything.
  fileprivate var kept: Action? {
    switch self {
    case .started, .list(.pageLoaded), .list(.pageFetched): nil
    case .picture(.rendered(let id, let request, .success)):
      .picture(.rendered(id, request, .success(.empty)))
    default: self
    }
  }

  /// Roughly how many bytes its payload has.
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

/// Roughly how many bytes there are, as counted in the memory of a running program.
extension AppState {
  /// Of itself and its tables.
  fileprivate var weight: Int { 12_000 }
}

extension DetailState {
  /// Of the details that another state doesn't have, or has as another response says.
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
