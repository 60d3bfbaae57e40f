import Basics
import SquadCore

/// The squad's file, with one connection. For one thread at a time. "The log" here is SQLite's
/// `-wal`.
final class SquadFile: ReconnectingFile {
  let file: DataFile
  let today: @Sendable () -> CalendarDay
  /// Returns the current id for a stored one.
  let canonical: @Sendable (EntryID) -> EntryID
  let notify: @Sendable (StorageNotice) -> Void
  /// The visitor of a kiosk to whom the squad belongs; nil in one's own file.
  let visitor: Visitor?
  var connection: SquadConnection?
  /// The squad as last returned to the program.
  var reported = Squad()
  /// Whether the program is leaving, and must not wait for readers.
  let isLeaving: @Sendable () -> Bool
  /// Whether the log has commits of this connection without a checkpoint.
  var hasUncheckpointedCommits = false
  /// Notice to return with the next result that can carry one.
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
    } catch let stuck as StuckFile {
      reported = Squad(members: stuck.members)
      return StoredSquad(squad: reported, notice: .notSaving(file.located(stuck.problem)))
    }
  }

  private func readAll() throws -> StoredSquad {
    guard let connection = try reading() else {
      reported = Squad()
      return StoredSquad(notice: file.obstacle().map { .notSaving(file.located($0.problem)) })
    }
    reported = connection.rows.squad
    defer { notice = nil }
    let isLocked = connection.problem.map { StorageNotice.notSaving(file.located($0)) }
    return StoredSquad(
      squad: reported, place: connection.place, lists: connection.settings,
      notice: notice ?? isLocked)
  }

  /// The squad, if another connection changed it. Does not recover a damaged file: another program
  /// may be copying a file to this path.
  func changedElsewhere() throws -> Squad? {
    let squad = try reading()?.rows.squad ?? Squad()
    guard squad != reported else { return nil }
    reported = squad
    return squad
  }

  /// Performs the requests in order, in one transaction.
  func performAll(_ requests: [SquadRequest]) throws -> SquadOutcome {
    let events = try recoveringFromCorruption { try change(requests) }
    reported = connection?.rows.squad ?? Squad()
    defer { notice = nil }
    return SquadOutcome(squad: reported, events: events, notice: notice)
  }

  private func change(_ requests: [SquadRequest]) throws -> [SquadEvent] {
    if try file.identity() == nil {
      let update = try SquadUpdate(of: Squad(), performing: requests)
      if update.isEmpty {
        connection = nil
        return update.events
      }
    }
    return try writeTransaction { connection in
      if requests.contains(where: \.recruits) { try visitor?.makeRoom(in: connection.database) }
      let update = try SquadUpdate(
        of: connection.rows.squad, performing: requests,
        limit: visitor == nil ? nil : Visitor.memberLimit, canonical: connection.canonical)
      try connection.tables.write(update, over: connection.rows)
      try visitor?.count(update.recruits, in: connection.tables)
      return update
    } committed: { connection, update in
      if !update.isEmpty { connection.rows = StoredRows(squad: update.squad) }
    }.events
  }

  func savePlace(_ place: EntryID) throws {
    try recoveringFromCorruption {
      if let connection = try reading(), connection.place == connection.canonical(place) { return }
      _ = try writeTransaction { connection in
        let place = connection.canonical(place)
        try connection.tables.write(place)
        return place
      } committed: { connection, place in
        connection.place = place
      }
    }
  }
}

extension SquadRequest {
  fileprivate var recruits: Bool { if case .recruit = self { true } else { false } }
}
