import Basics
import HTTPTestSupport
import PostgresKit
import PostgresTestSupport
import SquadCore
import Synchronization
import TestSupport

@testable import SQLiteKit
@testable import SquadStorage

/// A storage engine. Parameterized tests run on each one that is available here.
enum StorageKind: CaseIterable, Sendable {
  case file, server

  static var available: [StorageKind] { PostgresServer.isAvailable ? allCases : [.file] }

  func scratch() throws -> any ScratchStorage {
    switch self {
    case .file: try ScratchFolder()
    case .server: try ScratchDatabase()
    }
  }
}

/// An empty place for squads, deleted after the test.
protocol ScratchStorage {
  /// The user's own squad, opened by a program that has just started.
  func store() -> SquadStore
  /// The same; `canonical` returns the current id for a stored one.
  func store(canonical: @escaping @Sendable (EntryID) -> EntryID) -> SquadStore
  /// A kiosk's visitor.
  func visitor(_ name: String, at moment: Moment) -> SquadStore
  func board(at moment: Moment) -> BoardRepository
  /// Runs statements the way another program would.
  func execute(_ statements: String...) throws
  /// The number in the first column of the first row.
  func number(_ query: String) throws -> Int?
}

extension ScratchStorage {
  func visitor(_ name: String, days: Int = 0) -> SquadStore { visitor(name, at: .noon + days) }
}

extension Moment {
  static let noon = Moment(CalendarDay(year: 2026, month: 11, day: 21), secondOfDay: 43_200)

  /// The same time, that many days later.
  static func + (moment: Moment, days: Int) -> Moment {
    Moment(seconds: moment.seconds + Int64(days) * 86_400)
  }
}

extension ScratchFolder: ScratchStorage {
  func store(canonical: @escaping @Sendable (EntryID) -> EntryID) -> SquadStore {
    .sqlite(at: data, today: { Moment.noon.day }, canonical: canonical)
  }

  func visitor(_ name: String, at moment: Moment) -> SquadStore {
    .visitor(name, at: visitors, now: { moment })
  }

  func board(at moment: Moment) -> BoardRepository { .sqlite(at: visitors, now: { moment }) }

  func number(_ query: String) throws -> Int? {
    let isKiosk = names.contains(DataFile.visitorsName)
    return try Database(path: isKiosk ? visitors.path : database).number(query)
  }
}

/// A database with squad's tables, on the server of all tests.
struct ScratchDatabase {
  let server: PostgresServer
  let name: String
  private static let count = Atomic(0)

  /// - Parameter hasTables: whether to create the tables, as `squad store init` does.
  init(hasTables: Bool = true, on server: PostgresServer? = nil) throws {
    self.server = try server ?? .shared()
    name = "scratch_\(Self.count.add(1, ordering: .relaxed).newValue)"
    try self.server.connect().run("CREATE DATABASE \(name)")
    if hasTables { _ = try SquadTransfer.makeTables(at: address) }
  }

  var address: String { server.address(database: name) }

  func connect() throws -> PostgresConnection { try server.connect(database: name) }

  /// A squad as one host opens it.
  func store(_ name: String = "ada", at address: String? = nil) -> SquadStore {
    .postgres(at: address ?? self.address, name: name, now: { .noon })
  }
}

extension ScratchDatabase: ScratchStorage {
  func store() -> SquadStore { store("ada") }

  func store(canonical: @escaping @Sendable (EntryID) -> EntryID) -> SquadStore {
    .postgres(at: address, name: "ada", now: { .noon }, canonical: canonical)
  }

  func visitor(_ name: String, at moment: Moment) -> SquadStore {
    .postgres(at: address, name: name, isVisitor: true, now: { moment })
  }

  func board(at moment: Moment) -> BoardRepository { .postgres(at: address, now: { moment }) }

  func execute(_ statements: String...) throws {
    let database = try PostgresConnection(address, schema: PostgresSchema.name)
    try database.transaction { for statement in statements { try database.run(statement) } }
  }

  func number(_ query: String) throws -> Int? {
    let database = try PostgresConnection(address, schema: PostgresSchema.name)
    return try database.transaction { try database.number(query) }
  }
}
