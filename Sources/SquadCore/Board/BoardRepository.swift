/// Today's recruitments on a host, by days in UTC. Every closure may block.
package struct BoardRepository: Sendable {
  /// Today's entries, most recruited first; some may be unknown to this program.
  package var today: @Sendable () throws -> [BoardRow]
  /// Counts an entry for visitors without a stored squad, at most once a day for all of them
  /// together.
  package var count: @Sendable (EntryID) throws -> Void
  /// Closes the file for good; waits at most `milliseconds`.
  package var close: @Sendable (_ milliseconds: Int) -> Void

  /// By default counts nothing and closes nothing.
  package init(
    today: @escaping @Sendable () throws -> [BoardRow],
    count: @escaping @Sendable (EntryID) throws -> Void = { _ in },
    close: @escaping @Sendable (_ milliseconds: Int) -> Void = { _ in }
  ) {
    self.today = today
    self.count = count
    self.close = close
  }
}

/// Number of recruitments of an entry.
package struct BoardRow: Equatable, Sendable {
  /// The recruited entry; its catalogue may be unknown here.
  package let id: EntryID
  /// Number of visitors who recruited it today; those without a stored squad count as one.
  package let count: Int

  /// A row of an entry and its number of visitors.
  package init(_ id: EntryID, count: Int) {
    self.id = id
    self.count = count
  }
}

/// A row of the board, titled by this program's own catalogue.
package struct BoardEntry: Equatable, Sendable {
  /// The recruited entry.
  package let id: EntryID
  /// Title of the entry's stored detail.
  package let title: String
  /// Number of visitors who recruited it today.
  package let count: Int
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
