import SquadCore

/// The row of a bundled record, and the record's position.
package struct BundledRow: Equatable, Sendable {
  /// The record's id at its service, as a number.
  package let id: Int
  /// The row as a list shows it.
  package let entry: Entry
  /// Sort key of the day of the last change; 0 where that is unknown.
  package let modified: Int
  /// Index of the record's file, from 0.
  package let file: Int
  /// Byte offset of the record in that file.
  package let position: Int

  /// By default the day of the last change is unknown.
  package init(id: Int, entry: Entry, modified: Int = 0, file: Int, position: Int) {
    self.id = id
    self.entry = entry
    self.modified = modified
    self.file = file
    self.position = position
  }

  /// The same row with the text of a sorted list's right column.
  package func with(sortText: String?) -> BundledRow {
    BundledRow(
      id: id, entry: entry.with(sortText: sortText), modified: modified, file: file,
      position: position)
  }
}
