import SquadCore
import SquadInspector
import SquadScreen

/// Middleware that records what the trace line tells: the last action that somebody took, or that
/// changed what is on the screen. What squad does for itself in between would only hide it, and cost
/// a frame.
final class Tracer {
  /// What the line says.
  private(set) var shown: Trace?
  /// What it is to say with the next frame, whose bytes it names.
  private var news: Trace?
  /// Whether somebody's own action is among what the next frame shows.
  private var isTaken = false

  /// How many frames it shows.
  private static let frames = 16

  var hasNews: Bool { news != nil }

  /// Whether it observes an action that is reduced next. While the line is hidden, only the key that
  /// shows it matters.
  func watches(_ state: AppState, _ action: Action) -> Bool {
    action == .traceToggled || (state.showsTrace && action != .keyIgnored)
  }

  func saw(_ action: Action, _ before: AppState, _ after: AppState, microseconds: Int?) {
    guard after.showsTrace else {
      (shown, news, isTaken) = (nil, nil, false)
      return
    }
    let changes = ChangedParts(before, after)
    guard action.isInput || (changes.areSeen && !isTaken) else { return }
    isTaken = action.isInput
    news = Trace(
      action: action.label.text, changes: changes.names, microseconds: microseconds)
  }

  /// Has the line tell the news.
  ///
  /// - Parameters:
  ///   - bytes: of the frame that shows what the action did, without the line.
  ///   - frames: of the frames before.
  func tell(bytes: Int, after frames: [Int]) -> Trace? {
    news?.frames = frames.suffix(Self.frames - 1) + [bytes]
    (shown, news, isTaken) = (news ?? shown, nil, false)
    return shown
  }
}
