import SquadCore
import SquadScreen

/// The content of the inspector in one frame.
struct Inspection: Sendable {
  /// A part of the state that the chosen action changed, in words.
  struct Change: Sendable {
    let path: String
    let old: String
    let new: String
  }

  /// A window of the table of totals.
  struct Totals: Sendable {
    let rows: [ActionTotal]
    /// Index of the first of these rows among all.
    let top: Int
    /// Index of the selected row among these.
    let chosen: Int
    /// Number of all rows.
    let count: Int
  }

  /// Number of the chosen action.
  let chosen: Int
  let newest: Int
  let isPast: Bool
  /// Number of queued actions.
  let waiting: Int
  /// The latest message.
  let notice: ToastView?
  /// Whether the actions can be exported to a file.
  var exports = false
  /// The chosen action.
  var record: ActionRecord?
  /// The actions in the table, and the parts that they changed, if known.
  var rows: [(record: ActionRecord, changed: [String]?)] = []
  /// Shown in place of actions.
  var totals: Totals?
  /// Whether the chosen action's states are kept.
  var hasStates = false
  var changes: [Change] = []
  /// Bytes of all kept frames, oldest first.
  var frames: [Int] = []
}
