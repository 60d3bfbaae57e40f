/// Today's recruitments on a host, by days in UTC. Every closure may block.
package struct BoardRepository: Sendable {
  /// Today's entries, most recruited first; some may be unknown to this program.
  package var today: @Sendable () throws -> [BoardRow]
  /// Counts an entry for visitors without a stored squad, at most once a day for all of them
  /// together.
  package var count: @Sendable (EntryID) throws -> Void
  /// Closes the file for good, waiting at most that long.
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
