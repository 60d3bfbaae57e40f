import SquadCore
import SystemKit

/// Middleware that records the last action for the trace line.
final class Tracer {
  private var last: Trace?
  private var began = 0

  /// Whether it observes an action that is reduced next. While the line is hidden, only the key that
  /// shows it matters.
  func watches(_ state: AppState, _ action: Action) -> Bool {
    guard action == .traceToggled || (state.showsTrace && action != .keyIgnored) else {
      return false
    }
    began = MonotonicClock.microseconds
    return true
  }

  func saw(_ action: Action, _ before: AppState, _ after: AppState) {
    guard after.showsTrace else { return last = nil }
    last = Trace(
      action: Self.name(of: action), changes: Self.changes(before, after),
      microseconds: MonotonicClock.microseconds - began, bytes: 0)
  }

  func trace(bytes: Int) -> Trace? {
    last?.bytes = bytes
    return last
  }

  /// The longest name that is shown, in bytes.
  private static let longest = 30

  /// `moved(next)`, `list.tabChosen(2)`: the case's name after its feature's, with its value where
  /// that is a single word. Other payloads are never formatted: a page takes longer than a frame.
  static func name(of action: Action) -> String {
    switch action {
    case .list(let action): "list.\(label(of: action))"
    case .detail(let action): "detail.\(label(of: action))"
    case .search(let action): "search.\(label(of: action))"
    case .squad(let action): "squad.\(label(of: action))"
    case .picture(let action): "picture.\(label(of: action))"
    case .theme(let action): "theme.\(label(of: action))"
    case .compare(let action): "compare.\(label(of: action))"
    case .choice(let action): "choice.\(label(of: action))"
    case .mouse(let action): "mouse.\(label(of: action))"
    case .link(let action): "link.\(label(of: action))"
    case .palette(let action): "palette.\(label(of: action))"
    case .jump(let action): "jump.\(label(of: action))"
    case .company(let action): "company.\(label(of: action))"
    case .started, .quitRequested, .resumed, .stopRequested, .resized, .suspendRequested,
      .redrawRequested, .keyIgnored, .pasteIgnored, .terminalNoted, .moved, .focusMoved, .opened,
      .wentBack, .dividerMoved, .helpToggled, .configMistakesShown, .traceToggled:
      label(of: action)
    }
  }

  private static func label(of action: Any) -> String {
    guard let (label, value) = Mirror(reflecting: action).children.first, let label else {
      return "\(action)"
    }
    guard let word = word(value) else { return label }
    let whole = "\(label)(\(word))"
    return whole.utf8.count <= longest ? whole : label
  }

  /// A number, a text or a bare case, alone or under a name; nil for anything that has parts.
  private static func word(_ value: Any) -> String? {
    if let text = value as? String {
      return text.utf8.count > longest ? nil : text.debugDescription
    }
    if let field = value as? TextField { return word(field.text) }
    let parts = Mirror(reflecting: value)
    guard let first = parts.children.first else { return "\(value)" }
    guard parts.displayStyle == .tuple, parts.children.count == 1, let label = first.label else {
      return nil
    }
    return word(first.value).map { "\(label): \($0)" }
  }

  private static func changes(_ before: AppState, _ after: AppState) -> [String] {
    var changes: [String] = []
    if before.browser.current != after.browser.current { changes.append("list") }
    if before.level.cursor != after.level.cursor { changes.append("cursor") }
    if before.level.entries != after.level.entries { changes.append("entries") }
    if before.level.filter != after.level.filter { changes.append("filter") }
    if before.level.grid != after.level.grid { changes.append("grid") }
    if before.level.phase != after.level.phase { changes.append("loading") }
    if before.browser.depth != after.browser.depth {
      changes.append("levels")
    }
    if before.shownDetail != after.shownDetail || before.loadedDetail != after.loadedDetail {
      changes.append("detail")
    }
    if before.comparison != after.comparison { changes.append("comparison") }
    if before.squad != after.squad { changes.append("squad") }
    if before.focus != after.focus { changes.append("focus") }
    if before.overlay != after.overlay { changes.append("overlay") }
    if before.message != after.message { changes.append("message") }
    return changes
  }
}
