import SQLiteKit
import SquadCore

/// Difference that a sequence of events makes to the journal's rows. The rows are in order, oldest
/// first: changes that can be undone, then those that can be redone.
struct JournalDelta: Equatable {
  /// How many of the existing rows stay, from the oldest on.
  private(set) var retained: Int
  /// How many are appended.
  private(set) var added = 0
  /// How many of all are done and not undone.
  private(set) var done: Int
  private let doneBefore: Int
  private let countBefore: Int

  /// - Parameters:
  ///   - done: how many changes of the journal before can be undone.
  ///   - undone: how many can be redone.
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
      // A new change ends what could be redone, whether it stood there or was added just now.
      retained = min(retained, done)
      done += 1
      added = done - retained
    }
  }

  /// Writes the changed rows. Each statement begins at one end of the table, so that its cost is that
  /// of the changes.
  ///
  /// - Parameter squad: the squad after the events.
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

  /// Marks a range of the retained rows; none where it is empty.
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
