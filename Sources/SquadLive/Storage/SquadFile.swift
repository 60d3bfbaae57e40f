import SquadCore

/// The squad's file and the one connection to it. For one thread at a time.
final class SquadFile: ConnectedFile {
  let file: DataFile
  let today: @Sendable () -> CalendarDay
  let notify: @Sendable (StorageNotice) -> Void
  var connection: Connection?
  /// The squad as the program was last told.
  var told = Squad()
  /// Whether the log holds commits of this connection that nobody has carried over yet.
  var isAhead = false
  /// What the user has to be told with the next answer that can carry it.
  var notice: StorageNotice?

  init(
    _ file: DataFile, today: @escaping @Sendable () -> CalendarDay,
    notify: @escaping @Sendable (StorageNotice) -> Void = { _ in }
  ) {
    self.file = file
    self.notify = notify
    self.today = today
  }

  func disconnect(within milliseconds: Int) {
    if let connection {
      file.closeConnection(connection.database, connection.identity, within: milliseconds)
    }
    connection = nil
  }

  /// Drops the connection where its log, or the one at its path, is not its own to remove.
  func abandon() {
    connection?.database.leaveLog()
    connection = nil
  }

  /// Carries over what was committed into the file, as far as that needs no waiting.
  func checkpoint() {
    guard isAhead, let connection else { return }
    isAhead = false
    connection.database.checkpoint()
  }

  func load() throws -> StoredSquad {
    do {
      return try healing(readAll)
    } catch let stuck as StuckFile {
      told = Squad(members: stuck.members)
      return StoredSquad(squad: told, notice: .notSaving(stuck.problem))
    }
  }

  private func readAll() throws -> StoredSquad {
    guard let connection = try reading() else {
      told = Squad()
      return StoredSquad(notice: file.obstacle().map { .notSaving($0.problem) })
    }
    told = connection.rows.squad
    defer { notice = nil }
    let isLocked = connection.problem.map { StorageNotice.notSaving($0) }
    return StoredSquad(squad: told, place: connection.place, notice: notice ?? isLocked)
  }

  func changedElsewhere() throws -> Squad? {
    let squad = try healing {
      guard let connection = try reading() else { return Squad() }
      return connection.rows.squad
    }
    guard squad != told else { return nil }
    told = squad
    return squad
  }

  func perform(_ request: SquadRequest) throws -> SquadOutcome {
    let event = try healing { try change(request) }
    told = connection?.rows.squad ?? Squad()
    defer { notice = nil }
    return SquadOutcome(squad: told, event: event, notice: notice)
  }

  private func change(_ request: SquadRequest) throws -> SquadEvent {
    var squad = Squad()
    if try file.identity() == nil, squad.perform(request) == .nothing {
      connection = nil
      return .nothing
    }
    return try immediately { connection in
      squad = connection.rows.squad
      let event = squad.perform(request)
      try connection.rows.write(squad, after: event, to: connection.database)
      return event
    } committed: { connection, event in
      if event != .nothing { connection.rows = StoredRows(squad: squad) }
    }
  }

  func savePlace(_ place: EntryID) throws {
    try healing {
      if let connection = try reading(), connection.place == place { return }
      try immediately { connection in
        try StoredPlace.write(place, to: connection.database)
      } committed: { connection, _ in
        connection.place = place
      }
    }
  }
}
