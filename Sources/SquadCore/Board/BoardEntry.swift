/// A row of the board, with the title that this program's own catalogue has.
package struct BoardEntry: Equatable, Sendable {
  package let id: EntryID
  package let title: String
  /// How many visitors recruited it today.
  package let count: Int

  package init(id: EntryID, title: String, count: Int) {
    self.id = id
    self.title = title
    self.count = count
  }
}

extension BoardRepository {
  /// Rows that are shown, where nobody asks for more.
  package static let standardLimit = 20

  /// Today's first rows, without entries that the catalogues don't know.
  package func entries(
    of catalogues: [Catalogue], limit: Int = standardLimit
  ) throws -> [BoardEntry] {
    let rows = try today().lazy.compactMap { row -> BoardEntry? in
      guard let catalogue = catalogues.first(where: { $0.info.id == row.id.catalogue }),
        let detail = try? catalogue.detail(row.id)
      else { return nil }
      return BoardEntry(id: detail.id, title: detail.title, count: row.count)
    }
    return Array(rows.prefix(limit))
  }
}
