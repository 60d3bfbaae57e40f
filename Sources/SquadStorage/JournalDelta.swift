import SQLiteKit
import SquadCore

/// What some events, one after the other, come to in the journal's rows. These stand in one line,
/// oldest first: changes that undo takes back, then those that redo does again.
struct JournalDelta: Equatable {
  /// How many of the rows from before stay, from the oldest on.
  private(set) var kept: Int
  /// How many come after those.
  private(set) var added = 0
  /// How many of all these are done and not undone.
  private(set) var done: Int
  private let doneBefore: Int
  private let countBefore: Int

  /// - Parameters:
  ///   - done: how many changes of the journal before can be undone.
  ///   - undone: how many can be redone.
  init(of events: [SquadEvent], done: Int, undone: Int) {
    kept = done + undone
    countBefore = kept
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
      // A new change ends what could be redone, whether it stood there or was added just now.
      kept = min(kept, done)
      done += 1
      added = done - kept
    }
  }

  /// Writes the rows that are others now. Each statement begins at one end of the table, so that it
  /// costs what changes and not what is kept.
  ///
  /// - Parameter squad: what came of the events.
  func write(_ squad: Squad, to database: Database) throws(DatabaseError) {
    let gone = countBefore - kept
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
    try forget(kept + written - count, in: database)
  }

  /// The journal forgets its oldest changes.
  private func forget(_ count: Int, in database: Database) throws(DatabaseError) {
    guard count > 0 else { return }
    try database.run(
      "DELETE FROM journal WHERE number IN (SELECT number FROM journal ORDER BY number LIMIT ?)",
      [.integer(count)])
  }

  /// Marks the kept rows from one index up to another; none where that is no stretch of them.
  private func flip(
    from start: Int, to end: Int, isUndone: Bool, in database: Database
  ) throws(DatabaseError) {
    let end = min(end, kept)
    guard start < end else { return }
    try database.run(
      """
      UPDATE journal SET undone = ? WHERE number IN (
        SELECT number FROM journal ORDER BY number DESC LIMIT ? OFFSET ?)
      """, [.integer(isUndone ? 1 : 0), .integer(end - start), .integer(kept - end)])
  }
}
