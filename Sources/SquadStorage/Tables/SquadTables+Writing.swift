import SQLiteKit
import SquadCore

extension SquadTables {
  /// Writes an update of these rows, in the transaction that read them.
  func write(_ update: SquadUpdate, over rows: StoredRows) throws {
    guard !update.isEmpty else { return }
    guard rows.isTidy, !rows.hasNewIDs else { return try update.squad.rewrite(in: self) }
    if !update.deleted.isEmpty {
      try run(
        "DELETE FROM member WHERE squad = ? AND position >= ? AND position < ?",
        [.integer(update.deleted.lowerBound), .integer(update.deleted.upperBound)])
    }
    for (offset, member) in update.inserted.enumerated() {
      try insert(member, at: update.deleted.lowerBound + offset)
    }
    try write(update.journal)
  }

  /// Each statement starts at one end of the journal, so its cost depends on the changes only.
  private func write(_ delta: JournalDelta) throws {
    try deleteJournal(delta.countBefore - delta.retained, order: "DESC")
    try mark(delta.undone, isUndone: true, of: delta.retained)
    try mark(delta.redone, isUndone: false, of: delta.retained)
    for appended in delta.appended { try append(appended.change, isUndone: appended.isUndone) }
    try deleteJournal(delta.trimmed, order: "ASC")
  }

  /// Deletes the newest or oldest changes.
  private func deleteJournal(_ count: Int, order: String) throws {
    guard count > 0 else { return }
    try run(
      """
      DELETE FROM journal WHERE number IN (
        SELECT number FROM journal WHERE squad = ? ORDER BY number \(order) LIMIT ?)
      """, [.integer(count)])
  }

  /// Marks a range of the first `count` changes; does nothing if it is empty.
  private func mark(_ range: Range<Int>, isUndone: Bool, of count: Int) throws {
    guard !range.isEmpty else { return }
    try database.run(
      """
      UPDATE journal SET undone = ? WHERE number IN (
        SELECT number FROM journal WHERE squad = ? ORDER BY number DESC LIMIT ? OFFSET ?)
      """,
      [
        .integer(isUndone ? 1 : 0), number, .integer(range.count),
        .integer(count - range.upperBound),
      ])
  }

  func insert(_ member: Member, at position: Int) throws {
    try run(
      """
      INSERT INTO member (squad, position, catalogue, entry, title, badge, subtitle)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """, [.integer(position)] + member.bindings)
  }

  fileprivate func append(_ change: SquadChange, isUndone: Bool) throws {
    try run(
      """
      INSERT INTO journal
        (squad, undone, kind, from_place, to_place, catalogue, entry, title, badge, subtitle)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, [.integer(isUndone ? 1 : 0)] + change.bindings)
  }
}

extension SquadTables {
  /// Replaces ids in members, journal and place.
  ///
  /// - Parameter canonical: returns the replacement of an id, or the same id.
  func replaceIDs(_ canonical: (EntryID) -> EntryID) throws {
    let rows = try StoredRows(from: self, canonical: canonical)
    if rows.hasNewIDs { try rows.squad.rewrite(in: self) }
    if let place = try place(), canonical(place) != place { try write(canonical(place)) }
  }
}

extension Squad {
  /// Replaces every row of a squad.
  func rewrite(in tables: SquadTables) throws {
    try tables.run("DELETE FROM member WHERE squad = ?")
    try tables.run("DELETE FROM journal WHERE squad = ?")
    for (position, member) in members.enumerated() { try tables.insert(member, at: position) }
    for change in done { try tables.append(change, isUndone: false) }
    for change in undone.reversed() { try tables.append(change, isUndone: true) }
  }
}

extension Member {
  fileprivate var bindings: [Binding] {
    id.bindings + [.text(title), .text(badge), .text(subtitle)]
  }
}

extension SquadChange {
  fileprivate var bindings: [Binding] {
    switch self {
    case .recruited(let member, let to):
      [.text("recruited"), .null, .integer(to)] + member.bindings
    case .fired(let member, let from): [.text("fired"), .integer(from), .null] + member.bindings
    case .moved(let member, let from, let to):
      [.text("moved"), .integer(from), .integer(to)] + member.bindings
    }
  }
}
