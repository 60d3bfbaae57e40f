import SquadCore

/// An action of this run and its cost.
package struct ActionRecord: Sendable {
  /// From 1.
  let number: Int
  /// Milliseconds since 1970 in UTC.
  let time: Int
  /// The action's name, as the inspector and the log show it.
  package let label: String
  /// Its own effects; for the last action of a turn, those of the turn's end, too.
  var effects: [Effect] = []
  /// Time of the reduction.
  package internal(set) var microseconds = 0
  /// Size and drawing time of the turn's frame, for the turn's first action by input, else its
  /// first; nil for the others.
  var frame: FrameCost?

  struct FrameCost: Sendable {
    let bytes: Int
    let microseconds: Int
  }
}

/// Count and total cost of an action.
struct ActionTotal: Sendable {
  let name: String
  private(set) var count = 0
  private(set) var microseconds = 0
  private(set) var bytes = 0

  mutating func add(_ record: ActionRecord) {
    count += 1
    microseconds += record.microseconds
    bytes += record.frame?.bytes ?? 0
  }
}

/// The totals of a run, by the actions' names.
struct ActionTotals {
  private var totals: [Substring: ActionTotal] = [:]

  mutating func add(_ record: ActionRecord) {
    let name = record.label.prefix { $0 != "(" }
    totals[name, default: ActionTotal(name: String(name))].add(record)
  }

  /// The most frequent first.
  var sorted: [ActionTotal] {
    totals.values.sorted { left, right in
      left.count != right.count ? left.count > right.count : left.name < right.name
    }
  }
}
