import Basics
import SQLiteKit
import SquadCore
import Synchronization

extension SquadStore {
  /// The squad in a SQLite file. Thread-safe; calls are serialized. `canonical` returns the current
  /// id for one stored by an older version. A corrupt file is set aside under a name with the day
  /// of `today`; `notify` is called then, and the next result has the notice too.
  package static func sqlite(
    at file: DataFile, today: @escaping @Sendable () -> CalendarDay = { .today },
    canonical: @escaping @Sendable (EntryID) -> EntryID = { $0 },
    notify: @escaping @Sendable (StorageNotice) -> Void = { _ in }
  ) -> SquadStore {
    let isLeaving = Atomic(false)
    let guarded = SynchronizedSession(
      SquadFile(
        file, today: today, canonical: canonical,
        isLeaving: { isLeaving.load(ordering: .relaxed) }, notify: notify))
    var store = SquadStore(guarded)
    store.watch = file.watch
    store.leave = { isLeaving.store(true, ordering: .relaxed) }
    return store
  }

  /// The store of a squad behind a lock.
  init<Engine: SquadEngine>(_ guarded: SynchronizedSession<Engine>) {
    self.init(
      load: { try guarded.use { try $0.load() } },
      performAll: { requests in try guarded.use { try $0.performAll(requests) } },
      changedElsewhere: { try guarded.use { try $0.changedElsewhere() } })
    preferences.savePlace = { place in try guarded.use { try $0.savePlace(place) } }
    preferences.saveSettings = { settings in try guarded.use { try $0.saveSettings(settings) } }
    preferences.terminal = { terminal in try guarded.use { try $0.preferences(of: terminal) } }
    preferences.saveTerminal = { preferences, terminal in
      try guarded.use { try $0.savePreferences(preferences, of: terminal) }
    }
    takeNotice = {
      try? guarded.use { session -> StorageNotice? in
        defer { session.notice = nil }
        return session.notice
      }
    }
    close = { guarded.close(within: $0) }
    saveAliases = { ids in try guarded.use { try $0.saveAliases(ids) } }
    aliases = { try guarded.use { try $0.aliases() } }
    saveRecords = { records in try guarded.use { try $0.saveRecords(records) } }
    record = { entry in try guarded.use { try $0.record(of: entry) } }
    filesOfRecords = { try guarded.use { try $0.filesOfRecords() } }
  }
}

extension SquadStore {
  /// The squad of one visitor in a kiosk's file. Its recruits count on the board. Thread-safe;
  /// calls are serialized.
  ///
  /// - Parameters:
  ///   - name: 1–64 bytes of printable ASCII: the fingerprint of a key.
  ///   - address: address of the visitor; without it new squads are not limited.
  ///   - file: has the squads of all visitors.
  ///   - pageLimit: maximum number of pages of the file; 256 MB by default.
  ///   - now: for the day of a visit and of the board, in UTC.
  ///   - canonical: returns the current id for one stored by an older version.
  ///   - notify: called when a file is set aside; the next result has the notice too.
  package static func visitor(
    _ name: String, from address: String? = nil, at file: DataFile, pageLimit: Int? = nil,
    now: @escaping @Sendable () -> Moment,
    canonical: @escaping @Sendable (EntryID) -> EntryID = { $0 },
    notify: @escaping @Sendable (StorageNotice) -> Void = { _ in }
  ) -> SquadStore {
    let guarded = SynchronizedSession(
      SquadFile(
        file,
        visitor: Visitor(
          name: name, address: address, pageLimit: pageLimit ?? Visitor.pageLimit, now: now),
        today: { now().day }, canonical: canonical, notify: notify))
    var store = SquadStore(guarded)
    store.runDeferredWork = { try? guarded.use { $0.checkpoint() } }
    return store.recordingVisit { try guarded.use { try $0.recordVisit() } }
  }

  /// Records the visit with the first check for changes, which follows the first paint: that must
  /// not wait for another writer.
  func recordingVisit(_ record: @escaping @Sendable () throws -> Void) -> SquadStore {
    let isRecorded = Atomic(false)
    var store = self
    store.changedElsewhere = { [changedElsewhere] in
      if !isRecorded.exchange(true, ordering: .relaxed) { try? record() }
      return try changedElsewhere()
    }
    return store
  }
}

extension SquadFile {
  /// Records the visit; does nothing in one's own file.
  func recordVisit() throws {
    guard let visitor, let connection = try refreshedConnection(), connection.problem == nil,
      connection.contents.tables.version == .current
    else { return }
    let database = connection.database
    guard try visitor.hasToRecord(in: database) else { return }
    try database.writeTransaction {
      try visitor.record(in: database)
      while try visitor.deleteSquads(unseenFor: Visitor.retentionDays, in: database) {}
    }
  }
}

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
