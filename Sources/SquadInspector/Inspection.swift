import SquadCore
import SquadScreen

/// What the inspector shows in one frame.
struct Inspection: Sendable {
  /// Place in the state that the chosen action changed, in words.
  struct Change: Sendable {
    let path: String
    let old: String
    let new: String
  }

  /// A window of the table of totals.
  struct Totals: Sendable {
    let rows: [ActionTotal]
    /// The first of these rows among all of them.
    let top: Int
    /// The one of these rows with the sign.
    let chosen: Int
    /// How many there are in all.
    let count: Int
  }

  /// Number of the chosen action.
  let chosen: Int
  let newest: Int
  let isPast: Bool
  /// How many actions wait for now.
  let waiting: Int
  /// What it has just said.
  let notice: ToastView?
  /// Whether the actions can be written to a file.
  var exports = false
  /// The chosen action.
  var record: ActionRecord?
  /// The actions in the table, with what they changed where that is known.
  var rows: [(record: ActionRecord, changed: [String]?)] = []
  /// In place of actions.
  var totals: Totals?
  /// Whether the chosen action's states are kept.
  var isKept = false
  var changes: [Change] = []
  /// Bytes of all frames that are kept, oldest first.
  var frames: [Int] = []

  init(
    chosen: Int, newest: Int, isPast: Bool, waiting: Int, notice: ToastView?
  ) {
    self.chosen = chosen
    self.newest = newest
    self.isPast = isPast
    self.waiting = waiting
    self.notice = notice
  }
}
