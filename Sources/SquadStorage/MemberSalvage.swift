import SQLiteKit
import SquadCore

/// Reads the members of a squad from a damaged table and from the journal.
struct MemberSalvage {
  /// Maximum number of positions to probe one by one.
  private static let mostProbes = 2_000

  let database: Database
  /// Number of positions to probe if neither end of the table can be read.
  var probes = Self.mostProbes

  /// Members in the table, plus those that only the journal has if the table is damaged.
  func members() -> (members: [Member], isComplete: Bool) {
    let found = table()
    // A readable table can still have pages of different ages.
    if found.isComplete, (try? database.text("PRAGMA integrity_check(member)")) == "ok" {
      return found
    }
    return (merging(found.members, withJournalOf: database), found.isComplete)
  }

  /// Members in the table, in order, without duplicates.
  func table() -> (members: [Member], isComplete: Bool) {
    // Lets SQLite continue after a damaged schema page or a wrong page count.
    try? database.run("PRAGMA writable_schema = ON")
    let (rows, isComplete) = rows()
    var known: Set<EntryID> = []
    let members = rows.sorted { $0.key < $1.key }.map(\.value)
    return (members.filter { known.insert($0.id).inserted }, isComplete)
  }

  /// `found`, plus the members that only the journal has.
  func merging(_ found: [Member], withJournalOf database: Database) -> [Member] {
    merge(replay(in: database), into: found)
  }

  /// Inserts members that only the journal has behind their predecessors there.
  private func merge(_ replayed: [Member], into found: [Member]) -> [Member] {
    var known = Set(found.map(\.id))
    var members = found
    var end = 0
    for member in replayed {
      if known.insert(member.id).inserted {
        members.insert(member, at: end)
        end += 1
      } else if let index = members.firstIndex(where: { $0.id == member.id }) {
        end = index + 1
      }
    }
    return members
  }

  /// Expression for the table's subtitle column; an empty text if it has none.
  private func subtitle(of table: String, in database: Database) -> String {
    (try? database.prepare("SELECT subtitle FROM \(table)")) == nil ? "''" : "subtitle"
  }

  /// Rows by position: read from both ends, then one by one around the damage.
  private func rows() -> (rows: [Int: Member], isComplete: Bool) {
    let subtitle = subtitle(of: "member", in: database)
    let columns = "SELECT position, catalogue, entry, title, badge, \(subtitle) FROM member"
    var found: [Int: Member] = [:]
    guard let forward = try? database.prepare(columns + " ORDER BY position") else {
      return (found, false)
    }
    if collect(forward, into: &found) { return (found, true) }
    var last = found.isEmpty ? probes : Self.mostProbes
    if let backward = try? database.prepare(columns + " ORDER BY position DESC") {
      var tail: [Int: Member] = [:]
      _ = collect(backward, into: &tail)
      last = min(tail.keys.max() ?? last, Self.mostProbes)
      found.merge(tail) { first, _ in first }
    }
    for position in 0..<max(last, 0) where found[position] == nil {
      let parameters = [Binding.integer(position)]
      guard let row = try? database.prepare(columns + " WHERE position = ?", parameters) else {
        break
      }
      _ = collect(row, into: &found)
    }
    return (found, false)
  }

  /// Adds the readable rows; false if an error ended them or a row was blank.
  private func collect(_ rows: Statement, into found: inout [Int: Member]) -> Bool {
    do {
      var isComplete = true
      while try rows.step() {
        if rows.isBlank(at: 1) {
          isComplete = false
        } else if let position = rows.integer(0), let member = rows.member(at: 1) {
          found[position] = member
        }
      }
      return isComplete
    } catch {
      return false
    }
  }

  /// Members according to the journal, a second record of them.
  private func replay(in database: Database) -> [Member] {
    var squad = Squad()
    let subtitle = subtitle(of: "journal", in: database)
    let sql =
      """
      SELECT kind, from_place, to_place, catalogue, entry, title, badge, \(subtitle) FROM journal
      WHERE undone = 0 ORDER BY number
      """
    guard let rows = try? database.prepare(sql) else { return [] }
    while (try? rows.step()) == true {
      switch rows.change(at: 0) {
      case .recruited(let member, _): _ = squad.perform(.recruit(member))
      case .fired(let member, _): _ = squad.perform(.fire(member.id))
      case .moved(let member, _, let to): _ = squad.perform(.move(member.id, to: to))
      case nil: break
      }
    }
    return squad.members
  }
}
