import Basics
import SQLiteKit
import SquadCore
import Synchronization

extension BoardRepository {
  /// The board in the file with the squads of all visitors. Thread-safe; calls are serialized.
  /// Reading creates no file, and throws `StorageError`.
  package static func sqlite(
    at file: DataFile, now: @escaping @Sendable () -> Moment,
    notify: @escaping @Sendable (StorageNotice) -> Void = { _ in }
  ) -> BoardRepository {
    let guarded = SynchronizedSession(
      SquadFile(
        file, visitor: Visitor(name: Visitor.nobody, now: now), today: { now().day }, notify: notify
      ))
    return BoardRepository(
      today: { try guarded.use { try $0.board(on: now().day.daysSince1970) } },
      count: { id in try guarded.use { try $0.count(id, on: now().day.daysSince1970) } },
      close: { guarded.close(within: $0) })
  }
}

extension SquadFile {
  func board(on day: Int) throws -> [BoardRow] {
    try recoveringFromCorruption {
      guard let connection = try refreshedConnection() else { return [] }
      return try StoredBoard.rows(of: day, in: connection.database)
    }
  }

  /// Counts an entry at most once a day for all nameless visitors together, since nothing tells
  /// them apart.
  func count(_ id: EntryID, on day: Int) throws {
    try recoveringFromCorruption {
      let database = try writableConnection().database
      try database.writeTransaction {
        try StoredBoard.count(id, on: day, by: StoredBoard.nameless, in: database)
      }
    }
  }
}
