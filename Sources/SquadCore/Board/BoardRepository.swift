/// Who is recruited most on a host today, in UTC. Every closure may block.
package struct BoardRepository: Sendable {
  /// How often each entry was recruited today, most first; entries may be unknown to this program.
  package var today: @Sendable () throws -> [BoardRow]
  /// Counts an entry for the visitors whose squads are not stored, once a day for all of them
  /// together.
  package var count: @Sendable (EntryID) throws -> Void
  /// Closes the file for good; waits at most so many milliseconds.
  package var close: @Sendable (_ milliseconds: Int) -> Void

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

/// How often an entry was recruited.
package struct BoardRow: Equatable, Sendable {
  package let id: EntryID
  package let count: Int

  package init(_ id: EntryID, count: Int) {
    self.id = id
    self.count = count
  }
}
