/// Changes to the journal's rows caused by a sequence of events. The rows are in order, oldest
/// first: changes that can be undone, then those that can be redone.
package struct JournalDelta: Equatable, Sendable {
  /// Number of rows before.
  package let countBefore: Int
  /// Number of existing rows that stay, from the oldest on; the others are deleted.
  package private(set) var retained: Int
  /// Changes to append, oldest first, each with whether it is undone.
  package private(set) var appended: [AppendedChange] = []
  /// Number of the oldest rows to delete at the end, so that the journal keeps its limit.
  package private(set) var trimmed = 0
  /// Indexes of the retained rows to mark as undone.
  package private(set) var undone: Range<Int>
  /// Indexes of the retained rows to mark as done.
  package private(set) var redone: Range<Int>

  /// A new row of the journal.
  package struct AppendedChange: Equatable, Sendable {
    /// The change of the squad.
    package let change: SquadChange
    /// Whether it is undone, so that it can be redone.
    package let isUndone: Bool
  }

  /// The delta from a stored squad to the squad after these events. Changes reverted by later
  /// events are not written at all.
  init(from old: Squad, to squad: Squad, after events: [SquadEvent]) {
    countBefore = old.done.count + old.undone.count
    retained = countBefore
    var done = old.done.count
    var added = 0
    for event in events {
      switch event {
      case .nothing: break
      case .undid: done -= 1
      case .redid: done += 1
      case .did:
        // A new change discards what could be redone, stored or not.
        retained = min(retained, done)
        done += 1
        added = done - retained
      }
    }
    let count = squad.done.count + squad.undone.count
    let written = min(added, count)
    let undoneChanges = squad.undone.prefix(written).reversed()
    appended =
      squad.done.suffix(written - undoneChanges.count).map {
        AppendedChange(change: $0, isUndone: false)
      } + undoneChanges.map { AppendedChange(change: $0, isUndone: true) }
    trimmed = max(retained + written - count, 0)
    undone = Self.range(from: done, to: min(old.done.count, retained))
    redone = Self.range(from: old.done.count, to: min(done, retained))
  }

  private static func range(from start: Int, to end: Int) -> Range<Int> {
    start < end ? start..<end : start..<start
  }
}
