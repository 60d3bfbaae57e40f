import SquadCore

/// Middleware that records the last action for the trace line.
final class Tracer {
  private var last: Trace?

  /// Whether it observes an action that is reduced next. While the line is hidden, only the key that
  /// shows it matters.
  func watches(_ state: AppState, _ action: Action) -> Bool {
    action == .traceToggled || (state.showsTrace && action != .keyIgnored)
  }

  func saw(_ action: Action, _ before: AppState, _ after: AppState, microseconds: Int?) {
    guard after.showsTrace else { return last = nil }
    last = Trace(
      action: action.label.text, changes: ChangedParts.names(before, after),
      microseconds: microseconds)
  }

  /// - Parameter frames: bytes of the last frames.
  func trace(frames: [Int]) -> Trace? {
    last?.frames = frames
    return last
  }
}
