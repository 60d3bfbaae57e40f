import Basics
import SQLiteKit
import SquadCore

/// The table of saved records, with a row for each member from a file of the user's.
extension SquadTables {
  func record(of entry: EntryID) throws -> MemberRecord? {
    let row = try select(
      "file, settings, text, saved_at", from: "record", "AND catalogue = ? AND entry = ?",
      entry.bindings)
    defer { row.reset() }
    guard try row.step(), let file = row.text(0), let settings = row.text(1),
      let text = row.text(2), let at = row.integer(3)
    else { return nil }
    return MemberRecord(file: file, settings: settings, text: text, at: Moment(seconds: Int64(at)))
  }

  /// Files by the catalogues that members came from.
  func filesOfRecords() throws -> [CatalogueID: Set<String>] {
    let rows = try select("catalogue, entry, file", from: "record")
    var files: [EntryID: String] = [:]
    while try rows.step() {
      guard let entry = rows.entryID(at: 0), let file = rows.text(2) else { continue }
      files[entry] = file
    }
    guard !files.isEmpty else { return [:] }
    return try StoredRows(from: self).squad.members.reduce(into: [:]) { found, member in
      if let file = files[member.id] { found[member.id.catalogue, default: []].insert(file) }
    }
  }

  /// Seconds for which a record stays before its entry joins. Joining is a later transaction, and
  /// another window may write in between.
  private static let joiningTime: Int64 = 60

  /// Writes records, and removes older ones that neither a member nor an undo needs.
  func write(_ records: [EntryID: MemberRecord]) throws {
    let unused = ["member", "journal"].map {
      """
      NOT EXISTS (SELECT 1 FROM \($0) AS kept WHERE kept.squad = record.squad
        AND kept.catalogue = record.catalogue AND kept.entry = record.entry)
      """
    }
    let newest = records.values.map(\.at.seconds).max() ?? 0
    try run(
      "DELETE FROM record WHERE squad = ? AND saved_at < ? AND "
        + unused.joined(separator: " AND "), [.integer(Int(newest - Self.joiningTime))])
    for (entry, record) in records {
      try run("DELETE FROM record WHERE squad = ? AND catalogue = ? AND entry = ?", entry.bindings)
      try run(
        """
        INSERT INTO record (squad, catalogue, entry, file, settings, text, saved_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        entry.bindings + [
          .text(record.file), .text(record.settings), .text(record.text),
          .integer(Int(record.at.seconds)),
        ])
    }
  }
}
