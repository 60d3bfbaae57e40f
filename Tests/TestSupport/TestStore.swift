import Basics
import SquadCore
import Testing

/// Runs turns and lets nothing pass that a test didn't say: every change of the state, every effect,
/// and what became of every request and timer, or the test fails.
package final class TestStore {
  package private(set) var state: AppState
  /// Requests without a response, and timers that run.
  private var requests: Set<RequestID> = []
  private var timers: [TimerID: Action] = [:]
  private let place: SourceLocation

  package init(_ state: AppState, at place: SourceLocation = #_sourceLocation) {
    self.state = state
    self.place = place
  }

  deinit {
    if !requests.isEmpty {
      let numbers = requests.map(\.number).sorted()
      Issue.record("Requests without a response: \(numbers)", sourceLocation: place)
    }
    if !timers.isEmpty {
      Issue.record("Timers still run: \(timers.keys)", sourceLocation: place)
    }
  }

  /// The id that the next request will have.
  package var next: RequestID { RequestID(state.requests + 1) }

  /// A turn with one action; compares all that came of it.
  ///
  /// - Parameters:
  ///   - effects: what the turn asks for, in order.
  ///   - change: turns the state from before into the one expected after.
  package func send(
    _ action: Action, then effects: [Effect] = [], at place: SourceLocation = #_sourceLocation,
    _ change: (inout AppState) -> Void = { _ in }
  ) {
    expect("\(action)", effects, at: place, change) { turn(&$0, action) }
    close(action)
  }

  /// A turn with a key that means nothing.
  package func pressNothing(
    then effects: [Effect] = [], at place: SourceLocation = #_sourceLocation,
    _ change: (inout AppState) -> Void = { _ in }
  ) {
    expect("a key", effects, at: place, change) { state in
      state.clearTransients()
      return state.settle()
    }
  }

  /// A turn on a screen that measures something else.
  package func measure(
    _ viewport: Viewport, then effects: [Effect] = [], at place: SourceLocation = #_sourceLocation,
    _ change: (inout AppState) -> Void = { _ in }
  ) {
    expect("measuring", effects, at: place, change) { turn(&$0, on: viewport) }
  }

  /// The response to a request that is open.
  package func receive(
    _ response: Action, then effects: [Effect] = [], at place: SourceLocation = #_sourceLocation,
    _ change: (inout AppState) -> Void = { _ in }
  ) {
    if let request = response.request, !requests.contains(request) {
      Issue.record("Nobody waits for \(request)", sourceLocation: place)
    }
    send(response, then: effects, at: place, change)
  }

  /// Says that nobody will answer a request: something newer took its place.
  package func giveUp(_ request: RequestID, at place: SourceLocation = #_sourceLocation) {
    if requests.remove(request) == nil {
      Issue.record("Nobody waits for \(request)", sourceLocation: place)
    }
  }

  /// Says that a timer may run on after the test.
  package func leave(_ timer: TimerID, at place: SourceLocation = #_sourceLocation) {
    if timers.removeValue(forKey: timer) == nil {
      Issue.record("No timer \(timer)", sourceLocation: place)
    }
  }

  /// Goes on without a look at the state: for the way to where a test begins. What it asks for is
  /// open all the same.
  package func skip(_ actions: Action...) {
    for action in actions {
      note(turn(&state, action))
      close(action)
    }
  }

  package func skipTurn() { note(turn(&state)) }

  private func expect(
    _ cause: String, _ effects: [Effect], at place: SourceLocation,
    _ change: (inout AppState) -> Void, _ turn: (inout AppState) -> [Effect]
  ) {
    var expected = state
    change(&expected)
    let asked = turn(&state)
    // Numbers of requests are asserted where they show: in effects and phases.
    expected.requests = state.requests
    if state != expected {
      Issue.record("\(cause): \(difference(state, expected))", sourceLocation: place)
    }
    if asked != effects {
      Issue.record("\(cause) asked for \(asked), not \(effects)", sourceLocation: place)
    }
    note(asked)
  }

  private func note(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .world(.cancel(let request)): requests.remove(request)
      case .loop(.startTimer(let timer, _, let action)): timers[timer] = action
      case .loop(.cancelTimer(let timer)): timers[timer] = nil
      default: if let request = effect.request { requests.insert(request) }
      }
    }
  }

  /// What an action ends.
  private func close(_ action: Action) {
    if let request = action.request { requests.remove(request) }
    for (timer, due) in timers where due == action { timers[timer] = nil }
  }
}

extension Effect {
  /// The id of the request that this makes.
  package var request: RequestID? {
    switch self {
    case .loop: nil
    case .world(let effect): effect.request
    }
  }
}

extension WorldEffect {
  /// The id of the request that this makes.
  package var request: RequestID? {
    switch self {
    case .loadPage(let id, _), .fetchPage(let id, _), .loadDetail(let id, _),
      .readDetails(let id, _), .fetchDetail(let id, _, _), .changeSquad(let id, _),
      .renderPicture(let id, _, _):
      id
    case .cancel, .checkSquad, .savePlace, .keepAliases: nil
    }
  }
}

extension [Effect] {
  /// Those that ask a service for rows.
  package var forPages: [Effect] {
    filter { if case .world(.fetchPage) = $0 { true } else { false } }
  }
}

extension Action {
  /// The id of the request that this answers.
  package var request: RequestID? {
    switch self {
    case .list(.pageLoaded(let id, _)), .list(.pageFetched(let id, _)),
      .detail(.loaded(let id, _, _)),
      .detail(.readAhead(let id, _)), .squad(.responded(let id, _)),
      .picture(.rendered(let id, _, _)):
      id
    default: nil
    }
  }
}

/// The lines in which two values' dumps differ.
private func difference(_ actual: AppState, _ expected: AppState) -> String {
  let changes = lines(actual).difference(from: lines(expected))
  let shown = changes.prefix(40).map { change in
    switch change {
    case .insert(_, let line, _): "+ " + line
    case .remove(_, let line, _): "- " + line
    }
  }
  return "the state (+) is not what was expected (-)\n" + shown.joined(separator: "\n")
}

private func lines(_ state: AppState) -> [Substring] {
  var text = ""
  dump(state, to: &text)
  return text.split(separator: "\n")
}
