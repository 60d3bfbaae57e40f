import SQLiteKit
import SquadCore

extension StoredRows {
  /// Updates these rows in the file to the squad after `events`, in the transaction that read them.
  /// Changes reverted by later events are not written at all.
  func update(
    to squad: Squad, after events: [SquadEvent], in database: Database
  ) throws(DatabaseError) {
    guard events.contains(where: { $0 != .nothing }) else { return }
    guard isTidy, !hasNewIDs else { return try Self.rewrite(squad, in: database) }
    try writeMembers(squad.members, to: database)
    let delta = JournalDelta(
      of: events, done: self.squad.done.count, undone: self.squad.undone.count)
    try delta.write(squad, to: database)
  }

  /// Writes only the range of members that differs.
  private func writeMembers(_ new: [Member], to database: Database) throws(DatabaseError) {
    let old = squad.members
    let start = zip(old, new).prefix { $0 == $1 }.count
    let tail =
      old.count == new.count
      ? zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count : 0
    try database.run(
      "DELETE FROM member WHERE position >= ? AND position < ?",
      [.integer(start), .integer(old.count - tail)])
    for position in start..<(new.count - tail) {
      try Self.insert(new[position], at: position, into: database)
    }
  }

  /// Replaces every row. `hasSubtitles` tells whether the tables have a column for subtitles.
  static func rewrite(
    _ squad: Squad, in database: Database, hasSubtitles: Bool = true
  ) throws(DatabaseError) {
    try database.run("DELETE FROM member")
    try database.run("DELETE FROM journal")
    for (position, member) in squad.members.enumerated() {
      try insert(member, at: position, into: database, hasSubtitles: hasSubtitles)
    }
    for change in squad.done {
      try append(change, isUndone: false, to: database, hasSubtitles: hasSubtitles)
    }
    for change in squad.undone.reversed() {
      try append(change, isUndone: true, to: database, hasSubtitles: hasSubtitles)
    }
  }

  static func insert(
    _ member: Member, at position: Int, into database: Database, hasSubtitles: Bool = true
  ) throws(DatabaseError) {
    let (column, value) = hasSubtitles ? (", subtitle", ", ?") : ("", "")
    try database.run(
      """
      INSERT INTO member (position, catalogue, entry, title, badge\(column))
      VALUES (?, ?, ?, ?, ?\(value))
      """, [.integer(position)] + member.bindings(hasSubtitles))
  }

  static func append(
    _ change: SquadChange, isUndone: Bool, to database: Database, hasSubtitles: Bool = true
  ) throws(DatabaseError) {
    let (column, value) = hasSubtitles ? (", subtitle", ", ?") : ("", "")
    try database.run(
      """
      INSERT INTO journal
        (undone, kind, from_place, to_place, catalogue, entry, title, badge\(column))
      VALUES (?, ?, ?, ?, ?, ?, ?, ?\(value))
      """, [.integer(isUndone ? 1 : 0)] + change.bindings(hasSubtitles))
  }
}

extension Member {
  fileprivate func bindings(_ hasSubtitles: Bool) -> [Binding] {
    [.text(id.catalogue.rawValue), .text(id.path), .text(title), .text(badge)]
      + (hasSubtitles ? [.text(subtitle)] : [])
  }
}

extension SquadChange {
  fileprivate func bindings(_ hasSubtitles: Bool) -> [Binding] {
    switch self {
    case .recruited(let member, let to):
      [.text("recruited"), .null, .integer(to)] + member.bindings(hasSubtitles)
    case .fired(let member, let from):
      [.text("fired"), .integer(from), .null] + member.bindings(hasSubtitles)
    case .moved(let member, let from, let to):
      [.text("moved"), .integer(from), .integer(to)] + member.bindings(hasSubtitles)
    }
  }
}
