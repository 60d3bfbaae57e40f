import Basics
import SQLiteKit
import SquadCore

/// Table of kept records, with a row for each member from a file of the user's.
enum StoredRecords {
  static func read(_ entry: EntryID, from database: Database) throws(DatabaseError) -> KeptRecord? {
    let row = try database.prepare(
      "SELECT file, settings, text, saved_at FROM record WHERE catalogue = ? AND entry = ?",
      [.text(entry.catalogue.rawValue), .text(entry.path)])
    defer { row.reset() }
    guard try row.step(), let file = row.text(0), let settings = row.text(1),
      let text = row.text(2), let at = row.integer(3)
    else { return nil }
    return KeptRecord(
      file: file, settings: settings, text: text, at: Moment(seconds: Int64(at)))
  }

  /// Files by the catalogues that members came from.
  static func files(in database: Database) throws(DatabaseError) -> [CatalogueID: Set<String>] {
    let rows = try database.prepare(
      "SELECT DISTINCT catalogue, file FROM record JOIN member USING (catalogue, entry)")
    defer { rows.reset() }
    var files: [CatalogueID: Set<String>] = [:]
    while try rows.step() {
      guard let catalogue = rows.text(0), let file = rows.text(1) else { continue }
      files[CatalogueID(rawValue: catalogue), default: []].insert(file)
    }
    return files
  }

  /// Writes a record, and removes those that neither a member nor an undo needs.
  static func write(
    _ records: [EntryID: KeptRecord], to database: Database
  ) throws(DatabaseError) {
    try database.run(
      """
      DELETE FROM record WHERE
        NOT EXISTS (SELECT 1 FROM member AS kept
          WHERE kept.catalogue = record.catalogue AND kept.entry = record.entry) AND
        NOT EXISTS (SELECT 1 FROM journal AS kept
          WHERE kept.catalogue = record.catalogue AND kept.entry = record.entry)
      """)
    for (entry, record) in records {
      try database.run(
        """
        INSERT OR REPLACE INTO record (catalogue, entry, file, settings, text, saved_at)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
        [
          .text(entry.catalogue.rawValue), .text(entry.path), .text(record.file),
          .text(record.settings), .text(record.text), .integer(Int(record.at.seconds)),
        ])
    }
  }
}

extension SquadFile {
  func record(of entry: EntryID) throws -> KeptRecord? {
    guard let connection = try reading(), connection.holdsRecords else { return nil }
    return try StoredRecords.read(entry, from: connection.database)
  }

  func filesOfRecords() throws -> [CatalogueID: Set<String>] {
    guard let connection = try reading(), connection.holdsRecords else { return [:] }
    return try StoredRecords.files(in: connection.database)
  }

  func keep(_ records: [EntryID: KeptRecord]) throws {
    try recoveringFromCorruption {
      try writeTransaction { connection in
        try StoredRecords.write(records, to: connection.database)
      } committed: { _, _ in
      }
    }
  }
}
