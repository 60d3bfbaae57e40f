import SquadCore

/// Remembers the last action for the redux line.
final class Tracer {
  private var last: Trace?
  private var began = 0

  /// While nobody looks at the line, only the key that shows it counts.
  func watches(_ state: AppState, _ action: Action) -> Bool {
    state.showsTrace || action == .traceToggled
  }

  func begin() { began = MonotonicClock.microseconds }

  func saw(_ action: Action, _ before: AppState, _ after: AppState) {
    guard after.showsTrace else { return last = nil }
    switch action {
    case .viewportChanged, .inputDrained, .interrupted, .timePassed, .clockRead: return
    default: break
    }
    last = Trace(
      action: Self.name(of: action), changes: Self.changes(before, after),
      microseconds: MonotonicClock.microseconds - began, bytes: 0)
  }

  func trace(bytes: Int) -> Trace? {
    last?.bytes = bytes
    return last
  }

  /// `moved(next)`: the case's name, with its value where that is short.
  private static func name(of action: Action) -> String {
    if case .moved(let motion) = action { return "moved(\(motion))" }
    let whole = String(describing: action)
    return whole.utf8.count <= 30 ? whole : String(whole.prefix { $0 != "(" })
  }

  private static func changes(_ before: AppState, _ after: AppState) -> [String] {
    var changes: [String] = []
    if before.current != after.current { changes.append("list") }
    if before.level.cursor != after.level.cursor { changes.append("cursor") }
    if before.level.entries != after.level.entries { changes.append("entries") }
    if before.level.filter != after.level.filter { changes.append("filter") }
    if before.level.phase != after.level.phase { changes.append("loading") }
    if before.browsers[before.current]?.count != after.browsers[after.current]?.count {
      changes.append("levels")
    }
    if before.shownDetail != after.shownDetail || before.loadedDetail != after.loadedDetail {
      changes.append("detail")
    }
    if before.squad != after.squad { changes.append("squad") }
    if before.focus != after.focus { changes.append("focus") }
    if before.overlay != after.overlay { changes.append("overlay") }
    if before.message != after.message { changes.append("message") }
    return changes
  }
}
