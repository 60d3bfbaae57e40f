import SquadCore
import Testing

/// Runs the reducer and lets nothing pass that a test didn't say: every change of the state, every
/// effect, and an answer to every request, or the test fails.
package final class TestStore {
  package private(set) var state: AppState
  /// Requests that nobody has answered yet.
  private var open: Set<RequestID> = []
  private let place: SourceLocation

  package init(_ state: AppState, at place: SourceLocation = #_sourceLocation) {
    self.state = state
    self.place = place
  }

  deinit {
    guard !open.isEmpty else { return }
    let numbers = open.map(\.number).sorted()
    Issue.record("Requests without an answer: \(numbers)", sourceLocation: place)
  }

  /// The id that the next request will have.
  package var next: RequestID { RequestID(state.requests + 1) }

  /// Reduces `action` and compares all that came of it.
  ///
  /// - Parameters:
  ///   - effects: what the reducer asks for, in order.
  ///   - change: turns the state from before into the one expected after.
  package func send(
    _ action: Action, then effects: [Effect] = [], at place: SourceLocation = #_sourceLocation,
    _ change: (inout AppState) -> Void = { _ in }
  ) {
    var expected = state
    change(&expected)
    let asked = reduce(&state, action)
    // Numbers of requests are asserted where they show: in effects and phases.
    expected.requests = state.requests
    if state != expected {
      Issue.record("\(action): \(difference(state, expected))", sourceLocation: place)
    }
    if asked != effects {
      Issue.record("\(action) asked for \(asked), not \(effects)", sourceLocation: place)
    }
    open.formUnion(asked.compactMap(\.request))
  }

  /// Reduces the answer to a request that is open.
  package func receive(
    _ response: Action, then effects: [Effect] = [], at place: SourceLocation = #_sourceLocation,
    _ change: (inout AppState) -> Void = { _ in }
  ) {
    if let request = response.request, open.remove(request) == nil {
      Issue.record("Nobody waits for \(request)", sourceLocation: place)
    }
    send(response, then: effects, at: place, change)
  }

  /// Says that nobody will answer a request: something newer took its place.
  package func giveUp(_ request: RequestID, at place: SourceLocation = #_sourceLocation) {
    if open.remove(request) == nil {
      Issue.record("Nobody waits for \(request)", sourceLocation: place)
    }
  }

  /// Goes on without a look at the state: for the way to where a test begins.
  package func skip(_ actions: Action...) {
    for action in actions {
      open.formUnion(reduce(&state, action).compactMap(\.request))
      if let request = action.request { open.remove(request) }
    }
  }
}

extension Effect {
  /// The id of the request that this makes.
  package var request: RequestID? {
    switch self {
    case .loadPage(let id, _), .fetchPage(let id, _), .loadDetail(let id, _),
      .readDetails(let id, _), .fetchDetail(let id, _, _), .changeSquad(let id, _),
      .renderPicture(let id, _, _):
      id
    case .cancel, .startTimer, .cancelTimer, .checkSquad, .savePlace, .keepAliases, .suspend,
      .redraw,
      .quit:
      nil
    }
  }
}

extension [Effect] {
  /// Those that ask a service for rows.
  package var forPages: [Effect] {
    filter { if case .fetchPage = $0 { true } else { false } }
  }
}

extension Action {
  /// The id of the request that this answers.
  package var request: RequestID? {
    switch self {
    case .pageLoaded(let id, _), .pageFetched(let id, _), .detailLoaded(let id, _, _),
      .detailsRead(let id, _), .squadResponded(let id, _):
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
