import SquadCore

/// The row of a bundled record, and the record's position.
package struct BundledRow: Equatable, Sendable {
  package let id: Int
  package let entry: Entry
  /// Sort key of the day of the last change; 0 where that is unknown.
  package let modified: Int
  /// Index of the record's file, and byte offset in it.
  package let file: Int
  package let position: Int

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
