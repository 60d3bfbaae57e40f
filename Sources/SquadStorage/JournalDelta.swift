import SQLiteKit
import SquadCore

/// Changes to the journal's rows caused by a sequence of events. The rows are in order, oldest
/// first: changes that can be undone, then those that can be redone.
struct JournalDelta: Equatable {
  /// Number of existing rows that stay, from the oldest on.
  private(set) var retained: Int
  /// Number of rows to append.
  private(set) var added = 0
  /// Number of all rows that are done and not undone.
  private(set) var done: Int
  private let doneBefore: Int
  private let countBefore: Int

  /// `done` is the number of changes that could be undone before the events, `undone` that of
  /// changes that could be redone.
  init(of events: [SquadEvent], done: Int, undone: Int) {
    retained = done + undone
    countBefore = retained
    doneBefore = done
    self.done = done
    for event in events { take(event) }
  }

  private mutating func take(_ event: SquadEvent) {
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

  /// Writes the changed rows. Each statement starts at one end of the table, so its cost depends on
  /// the changes only. `squad` is the squad after the events.
  func write(_ squad: Squad, to database: Database) throws(DatabaseError) {
    let gone = countBefore - retained
    if gone > 0 {
      try database.run(
        """
        DELETE FROM journal WHERE number IN (
          SELECT number FROM journal ORDER BY number DESC LIMIT ?)
        """, [.integer(gone)])
    }
    try flip(from: done, to: doneBefore, isUndone: true, in: database)
    try flip(from: doneBefore, to: done, isUndone: false, in: database)
    let count = squad.done.count + squad.undone.count
    let written = min(added, count)
    let undone = squad.undone.prefix(written).reversed()
    for change in squad.done.suffix(written - undone.count) {
      try StoredRows.append(change, isUndone: false, to: database)
    }
    for change in undone { try StoredRows.append(change, isUndone: true, to: database) }
    try trim(retained + written - count, in: database)
  }

  /// Deletes the oldest changes.
  private func trim(_ count: Int, in database: Database) throws(DatabaseError) {
    guard count > 0 else { return }
    try database.run(
      "DELETE FROM journal WHERE number IN (SELECT number FROM journal ORDER BY number LIMIT ?)",
      [.integer(count)])
  }

  /// Marks a range of the retained rows; does nothing if it is empty.
  private func flip(
    from start: Int, to end: Int, isUndone: Bool, in database: Database
  ) throws(DatabaseError) {
    let end = min(end, retained)
    guard start < end else { return }
    try database.run(
      """
      UPDATE journal SET undone = ? WHERE number IN (
        SELECT number FROM journal ORDER BY number DESC LIMIT ? OFFSET ?)
      """, [.integer(isUndone ? 1 : 0), .integer(end - start), .integer(retained - end)])
  }
}
