import Basics
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
  /// Whether the log holds commits of this connection that nobody has carried over yet.
  var isAhead = false
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

  func recovered(_ notice: StorageNotice) {
    self.notice = notice
    notify(notice)
  }

  /// Carries over what was committed into the file, as far as that needs no waiting.
  func checkpoint() {
    guard isAhead, let connection else { return }
    isAhead = false
    connection.database.checkpoint()
  }

  func load() throws -> StoredSquad {
    do {
      return try recoveringFromCorruption(readAll)
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
    let squad = try recoveringFromCorruption {
      guard let connection = try reading() else { return Squad() }
      return connection.rows.squad
    }
    guard squad != told else { return nil }
    told = squad
    return squad
  }

  /// Does requests, one after the other, in one transaction.
  func performAll(_ requests: [SquadRequest]) throws -> SquadOutcome {
    let events = try recoveringFromCorruption { try change(requests) }
    told = connection?.rows.squad ?? Squad()
    defer { notice = nil }
    return SquadOutcome(squad: told, events: events, notice: notice)
  }

  private func change(_ requests: [SquadRequest]) throws -> [SquadEvent] {
    if try file.identity() == nil {
      var squad = Squad()
      let events = requests.map { squad.perform($0) }
      if events.allSatisfy({ $0 == .nothing }) {
        connection = nil
        return events
      }
    }
    return try writeTransaction { connection -> (squad: Squad, events: [SquadEvent]) in
      var squad = connection.rows.squad
      // Another squad may not know yet that an id was replaced.
      let events = requests.map { squad.perform($0.replacingID(connection.canonical)) }
      try connection.rows.write(squad, after: events, to: connection.database)
      return (squad, events)
    } committed: { connection, done in
      if done.events.contains(where: { $0 != .nothing }) {
        connection.rows = StoredRows(squad: done.squad)
      }
    }.events
  }

  func savePlace(_ place: EntryID) throws {
    try recoveringFromCorruption {
      if let connection = try reading(), connection.place == connection.canonical(place) { return }
      _ = try writeTransaction { connection in
        let place = connection.canonical(place)
        try StoredPlace.write(place, to: connection.database)
        return place
      } committed: { connection, place in
        connection.place = place
      }
    }
  }
}
