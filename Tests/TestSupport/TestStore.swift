import Basics
import SquadCore
import Testing

/// Exhaustive test double of the store: a test states every change of the state and every effect of
/// its turns, and ends every request and timer, or it fails.
package final class TestStore {
  package private(set) var state: AppState
  /// Requests without a response yet, by the effects that made them.
  private(set) var requests: [RequestID: WorldEffect] = [:]
  /// Running timers, and the actions they will send.
  private(set) var timers: [TimerID: Action] = [:]
  /// Effects of skipped turns that no response or timer will ever account for.
  private var unasserted: [Effect] = []
  private let place: SourceLocation

  /// Reports failures: to the test, unless the store itself is tested.
  @TaskLocal package static var report: @Sendable (String, SourceLocation) -> Void = {
    Issue.record("\($0)", sourceLocation: $1)
  }

  package init(_ state: AppState, at place: SourceLocation = #_sourceLocation) {
    self.state = state
    self.place = place
  }

  deinit {
    if !requests.isEmpty {
      let open = requests.sorted { $0.key.number < $1.key.number }.map(\.value)
      Self.report("Requests without a response: \(open)", place)
    }
    if !timers.isEmpty {
      Self.report("Timers still run: \(timers)", place)
    }
    if !unasserted.isEmpty {
      Self.report("Skipped effects nobody asserted: \(unasserted)", place)
    }
  }

  /// The id of the next request.
  package var next: RequestID { RequestID(state.requests + 1) }

  /// The id of the newest request.
  package var latest: RequestID { RequestID(state.requests) }

  /// A turn with one action; compares all its changes and effects.
  ///
  /// - Parameters:
  ///   - effects: the turn's effects, in order.
  ///   - parts: parts of the state whose change is not spelled out here; each has to change.
  ///   - change: turns the state from before into the one expected after.
  package func send(
    _ action: Action, then effects: [Effect] = [], changing parts: [StatePart] = [],
    at place: SourceLocation = #_sourceLocation, _ change: (inout AppState) -> Void = { _ in }
  ) {
    close(action)
    expect("\(action)", effects, parts, at: place, change) { turn(&$0, action) }
  }

  /// A turn with a key that has no meaning.
  ///
  /// - Parameter moment: the time on the clock; nil keeps the time.
  package func pressNothing(
    when moment: Moment? = nil, then effects: [Effect] = [], changing parts: [StatePart] = [],
    at place: SourceLocation = #_sourceLocation, _ change: (inout AppState) -> Void = { _ in }
  ) {
    let expected: (inout AppState) -> Void = { state in
      if let moment { state.now = moment }
      change(&state)
    }
    expect("a key", effects, parts, at: place, expected) { state in
      if let moment { return turn(&state, at: moment) }
      state.clearTransients()
      return state.endTurn()
    }
  }

  /// A turn with a new viewport.
  package func measure(
    _ viewport: Viewport, then effects: [Effect] = [], changing parts: [StatePart] = [],
    at place: SourceLocation = #_sourceLocation, _ change: (inout AppState) -> Void = { _ in }
  ) {
    expect("measuring", effects, parts, at: place, change) { turn(&$0, on: viewport) }
  }

  /// Ends a request without a response because a newer one replaced it.
  package func giveUp(_ request: RequestID, at place: SourceLocation = #_sourceLocation) {
    if requests.removeValue(forKey: request) == nil {
      Self.report("No request \(request)", place)
    }
  }

  /// Lets a timer run on after the test.
  package func leave(_ timer: TimerID, at place: SourceLocation = #_sourceLocation) {
    if timers.removeValue(forKey: timer) == nil {
      Self.report("No timer \(timer)", place)
    }
  }

  /// Turns whose changes of the state are not asserted, to reach a test's starting point. Their
  /// requests and timers still have to end, and other effects have to be asserted.
  package func skip(_ actions: Action...) {
    for action in actions {
      close(action)
      recordSkipped(turn(&state, action))
    }
  }

  package func skipTurn() { recordSkipped(turn(&state)) }

  /// Asserts the effects of skipped turns that are neither a request nor a timer, in order.
  package func expectSkipped(_ effects: [Effect], at place: SourceLocation = #_sourceLocation) {
    if unasserted != effects {
      Self.report("Skipped \(unasserted), not \(effects)", place)
    }
    unasserted = []
  }

  private func expect(
    _ cause: String, _ effects: [Effect], _ parts: [StatePart], at place: SourceLocation,
    _ change: (inout AppState) -> Void, _ turn: (inout AppState) -> [Effect]
  ) {
    var expected = state
    change(&expected)
    let actual = turn(&state)
    // Numbers of requests are asserted where they show: in effects and phases.
    expected.requests = state.requests
    for part in parts where !part.copy(from: state, to: &expected) {
      Self.report("\(cause) didn't change \(part)", place)
    }
    if state != expected {
      let lines = expected.difference(to: state)
      Self.report("\(cause): \(lines)", place)
    }
    if actual != effects {
      Self.report("\(cause) requested \(actual), not \(effects)", place)
    }
    _ = record(actual)
  }

  private func recordSkipped(_ effects: [Effect]) { unasserted += record(effects) }

  /// Opens and closes requests and timers; returns all other effects.
  private func record(_ effects: [Effect]) -> [Effect] {
    effects.filter { effect in
      switch effect {
      case .world(.cancel(let request)): return requests.removeValue(forKey: request) == nil
      case .loop(.startTimer(let timer, _, let action)): timers[timer] = action
      case .loop(.cancelTimer(let timer)): return timers.removeValue(forKey: timer) == nil
      case .loop: return true
      case .world(let effect):
        guard let id = effect.request else { return true }
        requests[id] = effect
      }
      return false
    }
  }

  /// Closes the request or timer that an action ends.
  private func close(_ action: Action) {
    if let request = action.request, !action.isPartial { requests[request] = nil }
    for (timer, due) in timers where due == action { timers[timer] = nil }
  }
}
