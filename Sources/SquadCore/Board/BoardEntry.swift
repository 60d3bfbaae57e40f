/// A row of the board, titled by this program's own catalogue.
package struct BoardEntry: Equatable, Sendable {
  /// The recruited entry.
  package let id: EntryID
  /// Title of the entry's stored detail.
  package let title: String
  /// Number of visitors who recruited it today.
  package let count: Int

  /// Creates a row; titles come from the catalogues, not from the file.
  package init(id: EntryID, title: String, count: Int) {
    self.id = id
    self.title = title
    self.count = count
  }
}

extension BoardRepository {
  /// Default number of rows.
  package static let standardLimit = 20

  /// Today's top rows, without entries unknown to the catalogues.
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
