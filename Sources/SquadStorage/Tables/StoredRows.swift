import PlainText
import SQLiteKit
import SquadCore

/// Contents of the squad's tables.
struct StoredRows: Equatable {
  var squad = Squad()
  /// Whether every row is well-formed and in its place. If not, the next change rewrites all rows.
  var isTidy = true
  /// Whether some ids were replaced. The next change then rewrites all rows.
  var hasNewIDs = false
}

extension StoredRows {
  /// Reads members and journal, skipping malformed rows. Throws for rows of zeros, which SQLite
  /// does not notice: it only checks a page's header. `canonical` returns the current id for a
  /// stored one.
  init(from tables: SquadTables, canonical: (EntryID) -> EntryID = { $0 }) throws {
    let subtitle = tables.version.holdsSubtitles ? "subtitle" : "''"
    let (members, membersAreTidy) = try Self.members(in: tables, subtitle)
    let (done, undone, journalIsTidy) = try Self.journal(in: tables, subtitle)
    let stored = Squad(members: members, done: done, undone: undone)
    hasNewIDs = stored.containsMember { canonical($0.id) != $0.id }
    squad = hasNewIDs ? stored.replacingIDs(canonical) : stored
    isTidy = membersAreTidy && journalIsTidy
  }

  /// Throws if the tables are damaged or do not agree with each other. SQLite itself checks each
  /// page only when it reads it, and only by itself.
  static func check(_ tables: SquadTables, in database: Database) throws {
    guard tables.version.holdsSquad else { return }
    let rows = try StoredRows(from: tables)
    let isIntact = try ["member", "journal", "place"].allSatisfy { table in
      try database.text("PRAGMA integrity_check(\(table))") == "ok"
    }
    guard isIntact, !rows.squad.lacksRecruit else {
      throw DatabaseError.corrupt("the squad's tables don't agree")
    }
  }

  private static func members(
    in tables: SquadTables, _ subtitle: String
  ) throws -> ([Member], Bool) {
    let rows = try tables.select(
      "position, catalogue, entry, title, badge, \(subtitle)", from: "member", "ORDER BY position")
    var members: [Member] = []
    var isTidy = true
    while try rows.step() {
      if rows.isBlank(at: 1) { throw DatabaseError.blank }
      if rows.integer(0) != members.count { isTidy = false }
      guard let member = rows.member(at: 1) else {
        isTidy = false
        continue
      }
      members.append(member)
    }
    let unique = withoutRepetitions(members)
    return (unique, isTidy && unique.count == members.count)
  }

  /// The table has no duplicates, but ids that are not UTF-8 may become equal when repaired.
  private static func withoutRepetitions(_ members: [Member]) -> [Member] {
    // For a squad of the usual size this is faster than building a set.
    if members.count < 50 {
      return members.indices.filter { index in
        !members[..<index].contains { $0.id == members[index].id }
      }.map { members[$0] }
    }
    var known: Set<EntryID> = []
    return members.filter { known.insert($0.id).inserted }
  }

  private static func journal(
    in tables: SquadTables, _ subtitle: String
  ) throws -> (done: [SquadChange], undone: [SquadChange], isTidy: Bool) {
    let rows = try tables.select(
      "undone, kind, from_place, to_place, catalogue, entry, title, badge, \(subtitle)",
      from: "journal", "ORDER BY number DESC LIMIT \(Squad.journalLimit)")
    var done: [SquadChange] = []
    var undone: [SquadChange] = []
    var isTidy = true
    while try rows.step() {
      if rows.isBlank(at: 4) { throw DatabaseError.blank }
      switch (rows.change(at: 1), rows.integer(0)) {
      case (let change?, 0): done.append(change)
      case (let change?, 1):
        undone.append(change)
        if !done.isEmpty { isTidy = false }
      default: isTidy = false
      }
    }
    return (done.reversed(), undone, isTidy)
  }
}

extension DatabaseError {
  /// A row of zeros.
  fileprivate static let blank = corrupt("a row of the squad is blank")
}

extension SQLRows {
  /// Whether one of a member's columns is zeros or not text, neither of which the schema allows.
  func isBlank(at column: Int32) -> Bool {
    (column..<column + 5).contains { column in
      guard let text = text(column)?.utf8 else { return true }
      return !text.isEmpty && text.allSatisfy { $0 == 0 }
    }
  }

  /// Reads a member from five columns: catalogue, entry, title, badge, and an optional subtitle.
  func member(at column: Int32) -> Member? {
    guard let entry = entryID(at: column), let title = text(column + 2),
      let badge = text(column + 3)
    else { return nil }
    let clean = PlainText.line(badge)
    return Member(
      id: entry, title: PlainText.line(title),
      badge: PlainText.width(of: clean) <= 2 ? clean : nil,
      subtitle: text(column + 4).map { PlainText.line($0) } ?? "")
  }

  /// Reads a change from eight columns: kind, from, to, and its member.
  func change(at column: Int32) -> SquadChange? {
    guard let member = member(at: column + 3) else { return nil }
    switch (text(column), integer(column + 1), integer(column + 2)) {
    case ("recruited", nil, let to?): return .recruited(member, at: to)
    case ("fired", let from?, nil): return .fired(member, from: from)
    case ("moved", let from?, let to?): return .moved(member, from: from, to: to)
    default: return nil
    }
  }
}

extension Squad {
  /// Whether a member is missing that was recruited and not fired again: the table is older than
  /// the journal.
  fileprivate var lacksRecruit: Bool {
    var last: [EntryID: Bool] = [:]
    for change in done {
      switch change {
      case .recruited(let member, _): last[member.id] = true
      case .fired(let member, _): last[member.id] = false
      case .moved: break
      }
    }
    return last.contains { $0.value && !contains($0.key) }
  }
}
