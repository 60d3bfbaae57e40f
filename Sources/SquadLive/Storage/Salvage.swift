import CSQLite
import SquadCore

/// Reads what can still be read of the squad in a damaged file. Changes nothing in it.
struct Salvage {
  let path: String

  /// Members are looked for up to this place where the table itself does not say.
  private static let probes = 2_000

  /// The members found, in their order; empty where nothing could be read.
  func members() -> [Member] {
    let found = [Database.Access.readOnly, .immutable].map(members)
    return found.max { $0.count < $1.count } ?? []
  }

  private func members(through access: Database.Access) -> [Member] {
    guard let database = try? Database(path: path, access: access) else { return [] }
    squad_leave_wal_alone(database.handle)
    // Goes on after a broken page of the schema and a page count that the file does not have.
    try? database.run("PRAGMA writable_schema = ON")
    let (rows, isComplete) = table(in: database)
    var members = rows.sorted { $0.key < $1.key }.map(\.value)
    if !isComplete { members += replay(in: database) }
    var known: Set<EntryID> = []
    return members.filter { known.insert($0.id).inserted }
  }

  /// The rows of the table by position: from both ends, then one by one around a broken page.
  private func table(in database: Database) -> (rows: [Int: Member], isComplete: Bool) {
    let columns = "SELECT position, catalogue, entry, title, badge FROM member"
    let forward = rows(columns + " ORDER BY position", in: database)
    if forward.isComplete { return forward }
    let backward = rows(columns + " ORDER BY position DESC", in: database)
    var found = forward.rows.merging(backward.rows) { first, _ in first }
    let last = min(backward.rows.keys.max() ?? Self.probes, Self.probes)
    for position in 0...max(last, 0) where found[position] == nil {
      let single = rows(columns + " WHERE position = ?", [.integer(position)], in: database)
      found.merge(single.rows) { first, _ in first }
    }
    return (found, false)
  }

  private func rows(
    _ sql: String, _ values: [Binding] = [], in database: Database
  ) -> (rows: [Int: Member], isComplete: Bool) {
    var found: [Int: Member] = [:]
    do {
      let rows = try database.prepare(sql, values)
      while try rows.step() {
        if let position = rows.integer(0), let member = rows.member(at: 1) {
          found[position] = member
        }
      }
      return (found, true)
    } catch {
      return (found, false)
    }
  }

  /// The squad that the journal leads to: a second record of who joined and who left.
  private func replay(in database: Database) -> [Member] {
    var squad = Squad()
    let sql =
      """
      SELECT kind, from_place, to_place, catalogue, entry, title, badge FROM journal
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
