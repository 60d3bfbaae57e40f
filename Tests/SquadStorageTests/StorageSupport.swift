import Basics
import Foundation
import HTTPTestSupport
import SquadCore
import SystemKit
import Testing

@testable import SQLiteKit
@testable import SquadStorage

extension ScratchFolder {
  var data: DataFile { DataFile(folder: path) }
  var database: String { data.path }
  var damaged: [String] {
    names.filter { $0.contains("damaged") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
      .sorted()
  }

  /// The store of a program that has just started, on the test's day.
  func store() -> SquadStore {
    .sqlite(at: data) { CalendarDay(year: 2026, month: 11, day: 21) }
  }

  func file() -> SquadFile {
    SquadFile(data) { CalendarDay(year: 2026, month: 11, day: 21) }
  }

  /// Recruits `members` one by one, and closes the file.
  func fill(_ members: [Member]) throws {
    var squad = try store().load().squad
    for member in members { _ = squad.perform(.recruit(member)) }
    if try data.identity() == nil { try data.create() }
    let database = try Database(path: database)
    try database.write(squad)
  }

  /// Writes a file as an earlier version left it.
  func fill(_ squad: Squad, version: Int, place: EntryID? = nil) throws {
    if try data.identity() == nil { try data.create() }
    let database = try Database(path: database)
    try database.write(squad, place)
    database.close()
    if version < Schema.version { try age(to: version) }
  }

  /// Changes the squad in `body` while a reader blocks the checkpoint, so that the changes stay in
  /// the log.
  func keepingLog<Value>(_ body: (SquadStore) throws -> Value) throws -> Value {
    if try data.identity() == nil { try data.create() }
    let reader = try Database(path: database)
    return try reader.snapshot {
      _ = try reader.number("SELECT count(*) FROM member")
      let store = store()
      store.leave()
      return try body(store)
    }
  }

  /// The write-ahead log.
  func log() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: database + "-wal"))) }

  func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: database))) }

  func write(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(filePath: database))
  }

  /// Runs statements on the file the way another program would.
  func execute(_ statements: String...) throws {
    let database = try Database(path: database)
    for statement in statements { try database.run(statement) }
  }
}

extension Database {
  /// Makes the tables of an earlier version of one's own file.
  func makeTables(of version: Int) throws {
    for statement in Schema.migrations[..<version].joined() { try run(statement) }
    try run("PRAGMA application_id = \(Schema.applicationID)")
    try run("PRAGMA user_version = \(version)")
  }

  /// Writes the file's own squad.
  func write(_ squad: Squad, _ place: EntryID? = nil) throws {
    try writeTransaction {
      let tables = try SquadTables.beginWrite(of: "", on: 0, in: self).tables
      try squad.rewrite(in: tables)
      if let place { try tables.write(place) }
    }
  }

  func texts(_ sql: String, _ values: [Binding] = []) throws -> [String] {
    let rows = try prepare(sql, values)
    var texts: [String] = []
    while try rows.step() { texts.append(rows.text(0) ?? "") }
    return texts
  }
}

extension DataFile {
  /// A complete file with these members, still under its temporary name.
  func makeTemporary(holding squad: Squad) throws -> String {
    try makeTemporary {
      try Schema.migrate($0)
      try $0.write(squad)
    }
  }
}

extension SquadFile {
  func perform(_ request: SquadRequest) throws -> SquadOutcome {
    try performAll([IdentifiedRequest(request)])
  }
}

/// The permission bits of a file.
func mode(_ path: String) -> Int {
  var facts = stat()
  return stat(path, &facts) == 0 ? Int(facts.st_mode & 0o7777) : -1
}

/// Runs `body` without root's privileges, which on Linux belong to the thread.
func unprivileged<Value>(_ body: () throws -> Value) throws -> Value {
  guard geteuid() == 0 else { return try body() }
  typealias SetUser = @convention(c) (uid_t) -> Int32
  let symbol = try #require(dlsym(nil, "setfsuid"))
  let setUser = unsafeBitCast(symbol, to: SetUser.self)
  _ = setUser(65_534)
  defer { _ = setUser(0) }
  return try body()
}

extension ScratchFolder {
  var dataFile: DataFile { DataFile(folder: path) }

  /// The error when permissions forbid writing the file, or creating it in its folder.
  func unwritable(isFolder: Bool = false) -> StorageError {
    .unwritable(path: isFolder ? path : database, reason: "Permission denied")
  }

  /// Replaces the user's own file by one of an earlier version, with the data that it supports.
  func age(to version: Int) throws {
    let old = database + ".old"
    try Data().write(to: URL(filePath: old))
    let aged = try Database(path: old)
    try aged.makeTables(of: version)
    try Schema.makeDurable(aged)
    try aged.run("ATTACH ? AS new", [.text(database)])
    for table in try aged.texts("SELECT name FROM main.sqlite_schema WHERE type = 'table'") {
      let columns = try aged.texts(
        """
        SELECT name FROM pragma_table_info(?, 'main')
        INTERSECT SELECT name FROM pragma_table_info(?, 'new')
        """, [.text(table), .text(table)])
      guard !columns.isEmpty, !table.hasPrefix("sqlite_") else { continue }
      let names = columns.joined(separator: ", ")
      try aged.run("INSERT INTO main.\(table) (\(names)) SELECT \(names) FROM new.\(table)")
    }
    aged.close()
    for suffix in DataFile.companions { unlink(database + suffix) }
    guard rename(old, database) == 0 else { throw SystemError.last }
  }
}

extension SquadStore {
  /// Performs requests under new ids.
  func perform(_ requests: [SquadRequest]) throws -> SquadOutcome {
    try performAll(requests.map { IdentifiedRequest($0) })
  }

  /// Performs one request under a new id.
  func perform(_ request: SquadRequest) throws -> SquadOutcome { try perform([request]) }
}

extension SquadOutcome {
  /// The last request's event.
  var event: SquadEvent { events.last ?? .nothing }
}

func member(_ number: Int, _ title: String? = nil) -> Member {
  Member(
    id: EntryID(CatalogueID(rawValue: "marvel"), "\(number)"), title: title ?? "Hero \(number)")
}

func members(_ numbers: some Sequence<Int>) -> [Member] { numbers.map { member($0) } }
