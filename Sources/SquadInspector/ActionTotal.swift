/// Count and total cost of an action.
struct ActionTotal: Sendable {
  let name: StaticString
  private(set) var count = 0
  private(set) var microseconds = 0
  private(set) var bytes = 0

  init(name: StaticString) { self.name = name }

  mutating func add(_ record: ActionRecord) {
    count += 1
    microseconds += record.microseconds
    bytes += record.frame?.bytes ?? 0
  }
}

/// The totals of a run, by the actions' names.
struct ActionTotals {
  /// Keyed by the address of the name, since each name is in one place only.
  private var totals: [UInt: ActionTotal] = [:]

  mutating func add(_ record: ActionRecord) {
    let name = record.label.name
    totals[UInt(bitPattern: name.utf8Start), default: ActionTotal(name: name)].add(record)
  }

  /// The most frequent first.
  var sorted: [ActionTotal] {
    totals.values.sorted { left, right in
      left.count != right.count ? left.count > right.count : "\(left.name)" < "\(right.name)"
    }
  }
}
