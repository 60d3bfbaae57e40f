import Basics
import SQLiteKit
import SquadCore

/// The squad's file, with one connection. For one thread at a time. "The log" here is SQLite's
/// `-wal`.
final class SquadFile: ReconnectingFile, SquadEngine {
  let file: DataFile
  let today: @Sendable () -> CalendarDay
  /// Returns the current id for a stored one.
  let canonical: @Sendable (EntryID) -> EntryID
  let notify: @Sendable (StorageNotice) -> Void
  /// The visitor of a kiosk to whom the squad belongs; nil in one's own file.
  let visitor: Visitor?
  var connection: SquadConnection?
  var reported = Squad()
  /// Whether the program is leaving, and must not wait for readers.
  let isLeaving: @Sendable () -> Bool
  /// Whether the log has commits of this connection without a checkpoint.
  private var hasUncheckpointedCommits = false
  var notice: StorageNotice?

  init(
    _ file: DataFile, visitor: Visitor? = nil, today: @escaping @Sendable () -> CalendarDay,
    canonical: @escaping @Sendable (EntryID) -> EntryID = { $0 },
    isLeaving: @escaping @Sendable () -> Bool = { false },
    notify: @escaping @Sendable (StorageNotice) -> Void = { _ in }
  ) {
    self.isLeaving = isLeaving
    self.file = file
    self.visitor = visitor
    self.canonical = canonical
    self.notify = notify
    self.today = today
  }

  func recovered(_ notice: StorageNotice) {
    self.notice = notice
    notify(notice)
  }

  /// Copies this visitor's commits into a kiosk's file, without waiting.
  func checkpoint() {
    guard hasUncheckpointedCommits, let connection else { return }
    hasUncheckpointedCommits = false
    connection.database.checkpoint()
  }

  func flush() {
    guard hasUncheckpointedCommits, visitor == nil, let connection else { return }
    hasUncheckpointedCommits = !connection.database.emptyLog(within: 0)
  }

  func load() throws -> StoredSquad {
    do {
      return try recoveringFromCorruption(readAll)
    } catch let stuck as UnrecoverableFile {
      reported = Squad(members: stuck.members)
      var stored = StoredSquad(squad: reported, notice: .notSaving(file.located(stuck.problem)))
      // Only the members were read.
      stored.isUnread = true
      return stored
    }
  }

  private func readAll() throws -> StoredSquad {
    guard let contents = try latestContents() else {
      reported = Squad()
      return StoredSquad(notice: file.obstacle().map { .notSaving(file.located($0.problem)) })
    }
    reported = contents.rows.squad
    defer { notice = nil }
    let isLocked = connection?.problem.map { StorageNotice.notSaving(file.located($0)) }
    return StoredSquad(
      squad: reported, place: contents.place, lists: contents.settings, notice: notice ?? isLocked)
  }

  var contents: SquadContents? { connection?.contents }

  func recovering<Value>(_ body: () throws -> Value) throws -> Value {
    try recoveringFromCorruption(body)
  }

  /// A file keeps no outcomes by the requests' ids: COMMIT itself says whether it was done.
  func change(_ requests: [IdentifiedRequest]) throws -> [SquadEvent] {
    let requests = requests.map(\.request)
    if try file.identity() == nil {
      let update = try SquadUpdate(of: Squad(), performing: requests)
      if update.isEmpty {
        abandon()
        return update.events
      }
    }
    return try write { contents in
      if requests.contains(where: \.recruits), let database = connection?.database {
        try visitor?.evictSquads(in: database)
      }
      let update = try SquadUpdate(
        of: contents.rows.squad, performing: requests,
        limit: visitor == nil ? nil : Visitor.memberLimit, canonical: contents.canonical)
      try contents.tables.write(update, over: contents.rows)
      try visitor?.count(update.recruits, in: contents.tables)
      return update
    } committed: { contents, update in
      if !update.isEmpty { contents.rows = StoredRows(squad: update.squad) }
    }.events
  }
}

extension SquadFile {
  /// Maximum time in milliseconds that an acknowledgement waits for readers.
  private static let readerTimeout: Int64 = 100

  /// Runs `body` in a write transaction on the file now at the path, with up-to-date contents.
  /// Another process may have replaced the file while this one waited for the lock.
  func write<Value>(
    _ body: (SquadContents) throws -> Value, committed: (SquadContents, Value) -> Void
  ) throws -> Value {
    for _ in 0..<3 {
      let connection = try writableConnection()
      let value = try connection.database.writeTransaction { () throws -> Value? in
        guard try file.identity() == connection.identity else { return nil }
        try connection.read()
        if connection.contents.tables.squad == nil {
          try visitor?.evictSquads(in: connection.database)
          try visitor?.admit(to: connection.database)
        }
        try connection.beginWrite(on: today().daysSince1970)
        return try body(connection.contents)
      }
      if let value {
        checkpointCommit(of: connection.database)
        connection.contents.didCommit()
        committed(connection.contents, value)
        return value
      }
      abandon()
    }
    throw StorageError.busy
  }

  /// Copies a commit of one's own squad into the file before it is acknowledged: a copy of the file
  /// then has it, and there is no log that a crash could leave damaged. If the checkpoint cannot
  /// finish, the change is saved all the same; the next write and the end try again.
  ///
  /// In a kiosk the checkpoint follows the acknowledgement, so that no visitor waits for the reads
  /// of others.
  private func checkpointCommit(of database: Database) {
    hasUncheckpointedCommits = visitor != nil || !database.emptyLog(within: 0)
    guard hasUncheckpointedCommits, visitor == nil else { return }
    // If a reader holds up the checkpoint, no later write wakes the other windows.
    file.announceCommit()
    if !isLeaving() { hasUncheckpointedCommits = !database.emptyLog(within: Self.readerTimeout) }
  }
}

extension SquadRequest {
  fileprivate var recruits: Bool { if case .recruit = self { true } else { false } }
}
