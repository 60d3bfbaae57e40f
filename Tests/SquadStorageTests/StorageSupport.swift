import Basics
import Foundation
import HTTPTestSupport
import SquadCore
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

  /// A repository as a program that just started has it; on a day that tests can name.
  func repository() -> SquadRepository {
    .sqlite(at: data) { CalendarDay(year: 2026, month: 11, day: 21) }
  }

  func file() -> SquadFile {
    SquadFile(data) { CalendarDay(year: 2026, month: 11, day: 21) }
  }

  /// Lets `members` join one after the other, and closes the file.
  func fill(_ members: [Member]) throws {
    var squad = try repository().load().squad
    for member in members { _ = squad.perform(.recruit(member)) }
    if try data.identity() == nil { try data.create() }
    let database = try Database(path: database)
    try database.writeTransaction { try StoredRows.rewrite(squad, in: database) }
  }

  /// Lets `body` change the squad while a reader holds up the checkpoint: the changes stay in the log.
  func keepingLog<Value>(_ body: (SquadRepository) throws -> Value) throws -> Value {
    if try data.identity() == nil { try data.create() }
    let reader = try Database(path: database)
    return try reader.snapshot {
      _ = try reader.number("SELECT count(*) FROM member")
      let repository = repository()
      repository.leave()
      return try body(repository)
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

extension SquadFile {
  func perform(_ request: SquadRequest) throws -> SquadOutcome { try performAll([request]) }
}

/// The permission bits of a file.
func mode(_ path: String) -> Int {
  var facts = stat()
  return stat(path, &facts) == 0 ? Int(facts.st_mode & 0o7777) : -1
}

/// Does `body` without the rights of the superuser. On Linux these belong to the thread.
func unprivileged(_ body: () throws -> Void) throws {
  guard geteuid() == 0 else { return try body() }
  typealias SetUser = @convention(c) (uid_t) -> Int32
  let symbol = try #require(dlsym(nil, "setfsuid"))
  let setUser = unsafeBitCast(symbol, to: SetUser.self)
  _ = setUser(65_534)
  defer { _ = setUser(0) }
  try body()
}

extension ScratchFolder {
  var dataFile: DataFile { DataFile(folder: path) }

  /// What is said where permissions deny writing the file, or making it in its folder.
  func unwritable(isFolder: Bool = false) -> StorageProblem {
    .unwritable(path: isFolder ? path : database, reason: "Permission denied")
  }

  /// Takes from the squad's tables what a version below the fifth doesn't know.
  func age(to version: Int) throws {
    try execute(
      "ALTER TABLE member DROP COLUMN subtitle", "ALTER TABLE journal DROP COLUMN subtitle",
      "ALTER TABLE terminal DROP COLUMN list_columns", "DROP TABLE list_settings",
      "DROP TABLE record", "PRAGMA user_version = \(version)")
  }
}

func member(_ number: Int, _ title: String? = nil) -> Member {
  Member(
    id: EntryID(CatalogueID(rawValue: "marvel"), "\(number)"), title: title ?? "Hero \(number)")
}

func members(_ numbers: some Sequence<Int>) -> [Member] { numbers.map { member($0) } }
