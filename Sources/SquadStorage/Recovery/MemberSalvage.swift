import SQLiteKit
import SquadCore

/// Reads the members of a squad from a damaged table.
struct MemberSalvage {
  /// Number of rows to look up one by one.
  private static let probes = 2_000

  let database: Database
  let squad: Int

  /// Members in the table, in order, without duplicates; nil if no version has it.
  func members() -> (members: [Member], isComplete: Bool)? {
    guard let tables = layout() else { return nil }
    let (rows, isComplete) = rows(tables)
    var known: Set<EntryID> = []
    let members = rows.sorted { $0.key < $1.key }.map(\.value)
    return (members.filter { known.insert($0.id).inserted }, isComplete)
  }

  /// The version, judged by the names of the tables: the header may be lost.
  private func layout() -> SquadTables? {
    for version in [Schema.Version.current, .visitors, .older(Schema.versionOfOne), .older(1)] {
      // One's own file has one squad only.
      if case .older = version, squad != Schema.own { continue }
      let tables = SquadTables(database, version, squad: squad)
      let subtitle = version.holdsSubtitles ? ", subtitle" : ""
      if (try? tables.select("position\(subtitle)", from: "member", "LIMIT 0")) != nil {
        return tables
      }
    }
    return nil
  }

  /// Inserts members that only the journal has behind their predecessors there.
  static func merge(_ replayed: [Member], into found: [Member]) -> [Member] {
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

  /// Rows by position: read in order; if that fails, from both ends without the index, then one by
  /// one around the damage.
  private func rows(_ tables: SquadTables) -> (rows: [Int: Member], isComplete: Bool) {
    let subtitle = tables.version.holdsSubtitles ? "subtitle" : "''"
    func select(_ table: String, _ rest: String, _ values: [Binding] = []) -> (any SQLRows)? {
      try? tables.select(
        "position, catalogue, entry, title, badge, \(subtitle)", from: table, rest, values)
    }
    var found: [Int: Member] = [:]
    if let rows = select("member", "ORDER BY position"), collect(rows, into: &found) {
      return (found, true)
    }
    // The visitors' table has no rowids: it is stored in the order of its key.
    let (table, key) =
      tables.version == .visitors ? ("member", "position") : ("member NOT INDEXED", "rowid")
    for order in ["ASC", "DESC"] {
      if let rows = select(table, "ORDER BY \(key) \(order)") { _ = collect(rows, into: &found) }
    }
    for number in 0..<Self.probes {
      guard let row = select(table, "AND \(key) = ?", [.integer(number)]) else { break }
      _ = collect(row, into: &found)
    }
    return (found, false)
  }

  /// Adds the readable rows; false if an error ended them or a row was blank.
  private func collect(_ rows: any SQLRows, into found: inout [Int: Member]) -> Bool {
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
}
