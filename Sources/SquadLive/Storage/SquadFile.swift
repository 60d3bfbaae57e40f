import SquadCore

/// The squad's file and the one connection to it. For one thread at a time.
final class SquadFile: ConnectedFile {
  let file: DataFile
  let today: @Sendable () -> CalendarDay
  /// The id of now for one that the file may have.
  let canonical: @Sendable (EntryID) -> EntryID
  let notify: @Sendable (StorageNotice) -> Void
  var connection: Connection?
  /// The squad as the program was last told.
  var told = Squad()
  /// What the user has to be told with the next answer that can carry it.
  var notice: StorageNotice?

  init(
    _ file: DataFile, today: @escaping @Sendable () -> CalendarDay,
    canonical: @escaping @Sendable (EntryID) -> EntryID = { $0 },
    notify: @escaping @Sendable (StorageNotice) -> Void = { _ in }
  ) {
    self.file = file
    self.canonical = canonical
    self.notify = notify
    self.today = today
  }

  func disconnect() { connection = nil }

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
      // Another squad may not know yet that an id was replaced.
      let event = squad.perform(request.replacingID(connection.canonical))
      try connection.rows.write(squad, after: event, to: connection.database)
      return event
    } committed: { connection, event in
      if event != .nothing { connection.rows = StoredRows(squad: squad) }
    }
  }

  func savePlace(_ place: EntryID) throws {
    try healing {
      if let connection = try reading(), connection.place == connection.canonical(place) { return }
      _ = try immediately { connection in
        let place = connection.canonical(place)
        try StoredPlace.write(place, to: connection.database)
        return place
      } committed: { connection, place in
        connection.place = place
      }
    }
  }
}
