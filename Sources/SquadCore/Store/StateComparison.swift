import Basics

/// Compares two values side by side, down to the smallest parts that differ.
struct StateComparison {
  let lists: [ListID]
  private(set) var changes: [StateChange] = []

  mutating func compare(_ old: Any, _ new: Any, at path: String) {
    guard !Self.isEqual(old, new) else { return }
    if let old = old as? ListStack, let new = new as? ListStack {
      return compare(old, new, at: path)
    }
    let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
    let count = changes.count
    switch before.displayStyle {
    case .optional: compareOptionals(before, after, at: path)
    case .struct where !Self.isLeaf(old): compareParts(before, after, at: path)
    case .dictionary:
      compare(old as? [AnyHashable: Any] ?? [:], new as? [AnyHashable: Any] ?? [:], at: path)
    case .collection where before.children.count == after.children.count:
      for (index, parts) in zip(before.children, after.children).enumerated() {
        compare(parts.0.value, parts.1.value, at: "\(path)(\(index + 1))")
      }
    default: break
    }
    if changes.count == count { add(path, old, new) }
  }

  private mutating func compareOptionals(_ old: Mirror, _ new: Mirror, at path: String) {
    switch (old.children.first?.value, new.children.first?.value) {
    case (let old?, let new?): compare(old, new, at: path)
    case (let old, let new): add(path, old, new)
    }
  }

  private mutating func compareParts(_ old: Mirror, _ new: Mirror, at path: String) {
    for (old, new) in zip(old.children, new.children) {
      guard let label = old.label else { continue }
      compare(old.value, new.value, at: Self.join(path, label))
    }
  }

  private mutating func compare(
    _ old: [AnyHashable: Any], _ new: [AnyHashable: Any], at path: String
  ) {
    let keys = Set(old.keys).union(new.keys).map { (key: $0, text: "\($0.base)") }
    for (key, text) in keys.sorted(by: { $0.text < $1.text }) {
      let partPath = "\(path)(\(text))"
      if let old = old[key], let new = new[key] {
        compare(old, new, at: partPath)
      } else {
        add(partPath, old[key], new[key])
      }
    }
  }

  /// Compares list by list, whichever is open.
  private mutating func compare(_ old: ListStack, _ new: ListStack, at path: String) {
    if old.current != new.current { add("list", old.current, new.current) }
    for list in lists {
      let (before, after) = (old[list], new[list])
      for depth in 0..<max(before.count, after.count) {
        let levelPath = depth == 0 ? "list(\(list))" : "list(\(list)).level(\(depth))"
        if before.indices.contains(depth), after.indices.contains(depth) {
          compare(before[depth], after[depth], at: levelPath)
        } else {
          add(
            levelPath, before.indices.contains(depth) ? before[depth].title : nil,
            after.indices.contains(depth) ? after[depth].title : nil)
        }
      }
    }
    compare(old.refreshTimers, new.refreshTimers, at: Self.join(path, "refreshTimers"))
  }

  private mutating func add(_ path: String, _ old: Any?, _ new: Any?) {
    changes.append(StateChange(path: path, old: old, new: new))
  }

  private static func join(_ path: String, _ label: String) -> String {
    // A path names the detail, not the dictionary that holds it.
    if path == "details", label == "entries" { return path }
    return path.isEmpty ? label : "\(path).\(label)"
  }

  private static func isEqual(_ old: Any, _ new: Any) -> Bool {
    func isEqual<Value: Equatable>(_ old: Value) -> Bool { (new as? Value) == old }
    return (old as? any Equatable).map { isEqual($0) } ?? false
  }

  /// Whether a value is reported as a whole, not by its parts.
  private static func isLeaf(_ value: Any) -> Bool {
    switch value {
    case is EntryList, is Entry, is Detail, is EntryID, is ListID, is CatalogueID, is RequestID,
      is Filter, is Member, is Moment, is CalendarDay, is Size, is CellImage, is PictureRequest,
      is String, is Double:
      true
    default: false
    }
  }
}

/// Difference between two states: its path, and the value in each.
package struct StateChange {
  /// `list(marvel).phase`
  package let path: String
  /// Its value in the old state; nil if that has no such part.
  package let old: Any?
  /// Its value in the new state; nil if that has no such part.
  package let new: Any?
}

extension AppState {
  /// All differences to another state. Uses reflection, so that no property can be forgotten; for
  /// people and tests to read, never in a turn.
  package func changes(to other: AppState) -> [StateChange] {
    var comparison = StateComparison(lists: lists.map(\.id))
    comparison.compare(self, other, at: "")
    return comparison.changes
  }
}
