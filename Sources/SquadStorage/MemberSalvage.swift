import SQLiteKit
import SquadCore

/// The members of a squad, from its table and its journal, where a page of the table may be broken.
struct MemberSalvage {
  /// Positions that are probed where the table itself does not tell the last one.
  private static let mostProbes = 2_000

  let database: Database
  /// Positions that are probed where neither end of the table can be read.
  var probes = Self.mostProbes

  /// The members that are found, with those that only the journal has.
  func members() -> (members: [Member], isComplete: Bool) {
    let found = table()
    // A table that SQLite can read may have one page older than another.
    if found.isComplete, (try? database.text("PRAGMA integrity_check(member)")) == "ok" {
      return found
    }
    return (merging(found.members, withJournalOf: database), found.isComplete)
  }

  /// The members in the table, in their order, each once.
  func table() -> (members: [Member], isComplete: Bool) {
    // Goes on after a broken page of the schema and a page count that the file does not have.
    try? database.run("PRAGMA writable_schema = ON")
    let (rows, isComplete) = rows()
    var known: Set<EntryID> = []
    let members = rows.sorted { $0.key < $1.key }.map(\.value)
    return (members.filter { known.insert($0.id).inserted }, isComplete)
  }

  /// Members that were found, with those that only a journal has.
  func merging(_ found: [Member], withJournalOf database: Database) -> [Member] {
    merge(replay(in: database), into: found)
  }

  /// Puts members that only the journal has behind those that they are behind there.
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

  /// The table's column for subtitles; an empty text where it has none.
  private func subtitle(of table: String, in database: Database) -> String {
    (try? database.prepare("SELECT subtitle FROM \(table)")) == nil ? "''" : "subtitle"
  }

  /// The rows of the table by position: from both ends, then one by one around a broken page.
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

  /// Adds the rows that can be read; false where an error ended them.
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

  /// The squad that replaying the journal gives: a second record of the members.
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
