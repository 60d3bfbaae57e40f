/// Count and total cost of an action.
struct ActionTotal: Sendable {
  let name: String
  private(set) var count = 0
  private(set) var microseconds = 0
  private(set) var bytes = 0

  init(name: String) { self.name = name }

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
