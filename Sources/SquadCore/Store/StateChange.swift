/// Place in which two states differ: its path, and what stands there in each.
package struct StateChange {
  /// `list(marvel).phase`
  package let path: String
  /// Nil where that state has nothing there.
  package let old: Any?
  package let new: Any?
}

extension AppState {
  /// All places in which another state differs from this one. By reflection, so that none can be
  /// forgotten: for people and tests to read, and never in a turn.
  package func changes(to other: AppState) -> [StateChange] {
    var comparison = StateComparison(lists: lists.map(\.id))
    comparison.compare(self, other, at: "")
    return comparison.changes
  }
}
