import Basics
import PostgresKit
import SQLiteKit
import SquadCore
import SystemKit

/// A squad on a PostgreSQL server that many hosts share. For one thread at a time.
final class PostgresSquad: SquadEngine {
  private let server: SquadServer
  /// Name of the squad; nil for the database role's.
  private let name: String?
  /// The visitor of a kiosk to whom the squad belongs; nil for one's own.
  private let visitor: Visitor?
  /// Returns the current id for a stored one.
  private let canonical: @Sendable (EntryID) -> EntryID
  private(set) var contents: SquadContents?
  var reported = Squad()
  var notice: StorageNotice?
  /// Events of the last attempt by request id: a lost COMMIT may have been done.
  private var attempt: [ChangeID: SquadEvent] = [:]

  init(
    _ server: SquadServer, name: String?, visitor: Visitor? = nil,
    canonical: @escaping @Sendable (EntryID) -> EntryID = { $0 }
  ) {
    self.server = server
    self.name = name
    self.visitor = visitor
    self.canonical = canonical
  }

  func located(_ problem: StorageError) -> StorageError { problem }

  func disconnect(within milliseconds: Int) {
    server.disconnect()
    contents = nil
  }

  func load() throws -> StoredSquad {
    let contents = try latestContents()
    reported = contents?.rows.squad ?? Squad()
    return StoredSquad(squad: reported, place: contents?.place, lists: contents?.settings ?? [])
  }

  /// Reads the squad again if its version has changed. Every write increments the version, so that
  /// rows are consistent if it is the same before and after they are read.
  func latestContents() throws -> SquadContents? {
    try server.use(isReading: true) { database in
      for _ in 0..<5 {
        guard let squad = try stored(in: database) else {
          contents = nil
          return nil
        }
        // Contents read over an earlier connection would query that one, which may be lost.
        if let contents, contents.tables.database === database,
          contents.tables.squad == squad.number, contents.version == squad.version
        {
          return contents
        }
        let new = SquadContents(
          SquadTables(database, .current, squad: squad.number), canonical: canonical)
        let isWhole = try database.transaction {
          try new.read(new.tables, version: squad.version)
          return try stored(in: database)?.version == squad.version
        }
        guard isWhole else { continue }
        contents = new
        return new
      }
      throw StorageError.server(.busy)
    }
  }

  /// Runs `body` in a transaction, whose settings tell where the tables are.
  func query<Value>(_ body: () throws -> Value) throws -> Value {
    try server.use(isReading: true) { try $0.transaction(body) }
  }

  /// Number and version of the squad; nil if nothing is stored for it. Throws if a newer squad has
  /// migrated the tables since the connection was opened.
  private func stored(
    in database: PostgresConnection, isLocked: Bool = false
  ) throws -> (number: Int, version: Int)? {
    let row = try database.rows(
      """
      SELECT number, version, \
      (SELECT count(*) FROM squad.migration WHERE version > \(PostgresSchema.version)) \
      FROM squad.squad WHERE name = ?\(isLocked ? " FOR UPDATE" : "")
      """, [.text(name ?? database.role)] as [Binding])
    guard try row.step(), let number = row.integer(0), let version = row.integer(1) else {
      return nil
    }
    guard row.integer(2) == 0 else { throw StorageError.server(.newTables) }
    return (number, version)
  }

  func write<Value>(
    _ body: (SquadContents) throws -> Value, committed: (SquadContents, Value) -> Void
  ) throws -> Value {
    try server.use { database in
      do {
        let (contents, value) = try database.transaction { () throws -> (SquadContents, Value) in
          let contents = try lock(in: database)
          return (contents, try body(contents))
        }
        contents.didCommit()
        self.contents = contents
        committed(contents, value)
        return value
      } catch {
        // Reads everything again next time: the failed transaction may have changed the contents.
        contents = nil
        throw error
      }
    }
  }

  /// Locks the squad's row, which it creates if need be, and increments its version. Returns the
  /// contents, which nobody else can change now.
  private func lock(in database: PostgresConnection) throws -> SquadContents {
    // Only the squads of a kiosk's visitors expire.
    let day = Binding.integer(visitor?.today ?? Visitor.lastDay)
    var row = try stored(in: database, isLocked: true)
    if row == nil {
      try visitor?.admit(to: database)
      try database.run(
        "INSERT INTO squad (name, seen, version) VALUES (?, ?, 0) ON CONFLICT DO NOTHING",
        [.text(name ?? database.role), day])
      row = try stored(in: database, isLocked: true)
    }
    guard let (number, version) = row else { throw StorageError.server(.busy) }
    let tables = SquadTables(database, .current, squad: number)
    let new = contents ?? SquadContents(tables, canonical: canonical)
    try new.read(tables, version: version)
    try database.run(
      "UPDATE squad SET version = version + 1, seen = ? WHERE number = ?", [day, tables.number])
    new.willCommit(tables, version: version + 1)
    return new
  }

  func change(_ requests: [IdentifiedRequest]) throws -> [SquadEvent] {
    let ids = Set(requests.map(\.id))
    attempt = attempt.filter { ids.contains($0.key) }
    _ = try write { contents in
      let made = try made(of: requests, in: contents.tables)
      let open = requests.filter { !made.contains($0.id.description) }
      let update = try SquadUpdate(
        of: contents.rows.squad, performing: open.map(\.request),
        limit: visitor == nil ? nil : Visitor.memberLimit, canonical: contents.canonical)
      try contents.tables.write(update, over: contents.rows)
      try visitor?.count(update.recruits, in: contents.tables)
      try record(open, in: contents.tables)
      for (request, event) in zip(open, update.events) { attempt[request.id] = event }
      return update
    } committed: { contents, update in
      if !update.isEmpty { contents.rows = StoredRows(squad: update.squad) }
    }
    defer { attempt = [:] }
    return requests.map { attempt[$0.id] ?? .nothing }
  }

  /// Ids of requests that were performed before. Queries them in a second statement, after the
  /// lock: a subquery of the locking statement may see an older snapshot.
  private func made(
    of requests: [IdentifiedRequest], in tables: SquadTables
  ) throws -> Set<String> {
    let rows = try tables.select(
      "id::text", from: "change", "AND id = ANY (?::uuid[])", [requests.ids])
    return Set(try rows.values { $0.text(0) })
  }

  /// Records the ids with the change, for a program that loses its connection and asks for them
  /// within a day.
  private func record(_ requests: [IdentifiedRequest], in tables: SquadTables) throws {
    try tables.run(
      "DELETE FROM change WHERE squad = ? AND made_at < now() - interval '24 hours'")
    try tables.run(
      "INSERT INTO change (squad, id) SELECT ?, unnest(?::uuid[])", [requests.ids])
  }

  /// Records the visit, and deletes squads not seen for long; does nothing in one's own.
  func recordVisit() throws {
    guard let visitor else { return }
    try server.use { database in
      try database.transaction { try visitor.record(in: database) }
      // A few per transaction, whose time is limited.
      while try database.transaction({
        try visitor.deleteSquads(
          unseenFor: Visitor.retentionDays, in: database, locking: " FOR UPDATE SKIP LOCKED")
      }) {}
    }
  }
}

/// The board, which the squads of all visitors share.
extension PostgresSquad {
  func board(on day: Int) throws -> [BoardRow] {
    try server.use(isReading: true) { database in
      try database.transaction { try StoredBoard.rows(of: day, from: "board", in: database) }
    }
  }

  /// Counts an entry at most once a day for all nameless visitors together.
  func count(_ id: EntryID, on day: Int) throws {
    try server.use { database in
      try database.transaction {
        try StoredBoard.count(id, on: day, by: StoredBoard.nameless, in: database)
      }
    }
  }
}

extension [IdentifiedRequest] {
  /// The requests' ids as a PostgreSQL array.
  fileprivate var ids: Binding {
    .text("{" + map(\.id.description).joined(separator: ",") + "}")
  }
}
