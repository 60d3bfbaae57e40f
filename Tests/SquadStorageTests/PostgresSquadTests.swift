import Basics
import HTTPTestSupport
import PostgresKit
import PostgresTestSupport
import SquadCore
import TestSupport
import Testing

@testable import SquadStorage

@Suite(.enabled(if: PostgresServer.isAvailable, PostgresServer.lack))
struct PostgresSquadTests {
  @Test func `another host finds the squad, its history and everything beside it`() throws {
    let database = try ScratchDatabase()
    let (first, second) = (database.store(), database.store())
    #expect(try first.load() == StoredSquad())
    let record = MemberRecord(
      file: "/home/ada/crew.csv", settings: "", text: "'quoted' ? \\", at: .noon)
    try first.saveRecords([member(2).id: record])
    _ = try first.perform(members(0..<4).map { .recruit($0) })
    #expect(try second.load().squad.members == members(0..<4))
    _ = try second.perform([.fire(member(1).id), .move(member(3).id, to: 0), .undo])
    #expect(try first.changedElsewhere()?.members == members([0, 2, 3]))
    #expect(try first.changedElsewhere() == nil)
    #expect(try first.perform(.redo).squad.members == members([3, 0, 2]))
    #expect(try second.record(member(2).id) == record)

    try first.preferences.savePlace(member(7).id)
    let settings = ListSettings(
      list: ListID(CatalogueID(rawValue: "marvel")), sort: "comics", isReversed: true, cards: nil)
    try first.preferences.saveSettings([settings])
    let preferences = TerminalPreferences(theme: .light, listColumns: 44)
    try first.preferences.saveTerminal(preferences, "xterm")
    try first.saveAliases([member(2).id: member(9_000_002).id])
    let stored = try database.store().load()
    #expect(stored.place == member(7).id && stored.lists == [settings])
    #expect(stored.squad.members.last?.id == member(9_000_002).id)
    #expect(try second.preferences.terminal("xterm") == preferences)
    #expect(try second.aliases() == [member(2).id: member(9_000_002).id])
    #expect(try database.store("bert").load() == StoredSquad())
  }

  @Test func `a squad without a name is the role's`() throws {
    let database = try ScratchDatabase()
    let own = SquadStore.postgres(at: database.address, name: nil, now: { .noon })
    _ = try own.perform(.recruit(member(1)))
    #expect(try database.store("owner").load().squad.members == [member(1)])
  }

  @Test func `each change is made once, though 200 responses and 50 COMMITs are lost`() throws {
    let database = try ScratchDatabase()
    try database.connect().run("CREATE ROLE ada LOGIN PASSWORD 'pw' IN ROLE owner")
    let proxy = try CommitProxy(before: database.server.port)
    let store = database.store(
      at: database.server.networkAddress(
        role: "ada", password: "pw", port: proxy.port, database: database.name))
    var (random, squad, unconfirmed) = (SplitMix(seed: 32), Squad(), 0)
    for number in 1...250 {
      let requests = [IdentifiedRequest(.random(using: &random))]
      proxy.fail(number.isMultiple(of: 5) ? .dropsCommit : .dropsResponse)
      let event = squad.perform(requests[0].request)
      var outcome = try? store.performAll(requests)
      while outcome == nil {
        unconfirmed += 1
        outcome = try? store.performAll(requests)
      }
      #expect(outcome?.squad == squad && outcome?.events == [event])
    }
    #expect(unconfirmed >= 250)
    #expect(try database.store().load().squad == squad)
  }

  @Test func `a request is performed once, whichever host sends it again`() throws {
    let database = try ScratchDatabase()
    let request = IdentifiedRequest(.recruit(member(1)))
    _ = try database.store().performAll([request])
    _ = try database.store().perform(.fire(member(1).id))
    #expect(try database.store().performAll([request]).events == [.nothing])
    #expect(try database.store().load().squad.members.isEmpty)
  }

  @Test func `a server that was restarted is connected again`() throws {
    let server = try PostgresServer(isDurable: true)
    let database = try ScratchDatabase(on: server)
    let store = database.store()
    for number in 0..<3 {
      _ = try store.perform(.recruit(member(number)))
      server.kill()
      if number > 1 {
        #expect(throws: StorageError.server(.unreachable)) { try store.perform(.undo) }
      }
      try server.start()
    }
    #expect(try store.perform(.undo).squad.members == members(0..<2))
  }

  @Test func `an idle session disconnects, and reconnects for a change`() throws {
    let database = try ScratchDatabase()
    let store = SquadStore.postgres(
      at: database.address, name: "ada", now: { .noon }, idleTime: 1)
    let observer = try database.server.connect()
    func connections() throws -> Int? {
      try observer.number(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = ?", [.text(database.name)])
    }
    for number in 1...2 {
      _ = try store.perform(.recruit(member(number)))
      try PostgresServer.wait(for: "the session to leave") { try connections() == 0 }
    }
    #expect(try store.load().squad.members == members(1...2))
  }

  @Test func `a connection that the server ended is made again for the next change`() throws {
    let database = try ScratchDatabase()
    let store = database.store()
    for number in 0..<3 {
      _ = try store.perform(.recruit(member(number)))
      try database.server.connect().run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ?",
        [.text(database.name)])
    }
    #expect(try store.perform(.undo).squad.members == members(0..<2))
  }

  @Test func `a named squad doesn't expire as a visitor's does`() throws {
    let database = try ScratchDatabase()
    _ = try database.store("ada").perform(.recruit(member(1)))
    _ = try database.visitor("SHA256:anna").perform(.recruit(member(2)))
    _ = try database.visitor("SHA256:bert", days: 400).changedElsewhere()
    #expect(try database.store("ada").load().squad.members == [member(1)])
    #expect(try database.store("SHA256:anna").load() == StoredSquad())
    #expect(try database.number("SELECT count(*) FROM change") == 1)
  }

  @Test func `new squads of an address are limited per hour across all hosts`() throws {
    let database = try ScratchDatabase()
    func visitor(_ name: String, from address: String) -> SquadStore {
      .postgres(at: database.address, name: name, isVisitor: true, from: address, now: { .noon })
    }
    let hour = Moment.noon.seconds / 3_600
    try database.execute(
      "INSERT INTO newcomer VALUES ('192.0.2.1', \(hour), \(Visitor.newSquadLimit - 1))")
    _ = try visitor("last", from: "192.0.2.1").perform(.recruit(member(1)))
    #expect(throws: StorageError.tooManySquads) {
      try visitor("late", from: "192.0.2.1").perform(.recruit(member(1)))
    }
    _ = try visitor("last", from: "192.0.2.1").perform(.recruit(member(2)))
    _ = try visitor("other", from: "192.0.2.2").perform(.recruit(member(1)))
    #expect(try database.number("SELECT count(*) FROM squad") == 2)
  }

  @Test func `a visitor who comes back while the squad expires keeps it`() throws {
    let database = try ScratchDatabase()
    for name in ["old", "gone"] { _ = try database.visitor(name).perform(.recruit(member(1))) }
    let returning = try database.connect()
    try returning.run("BEGIN")
    try returning.run("UPDATE squad.squad SET seen = 99999 WHERE name = 'old'")
    _ = try database.visitor("other", days: 91).changedElsewhere()
    #expect(try database.visitor("gone", days: 91).load() == StoredSquad())
    try returning.run("COMMIT")
    #expect(try database.visitor("old", days: 91).load().squad.members == [member(1)])
  }

  @Test func `a server without a free connection is reported, and loses nothing`() throws {
    let server = try PostgresServer(
      settings: ["max_connections=3", "superuser_reserved_connections=0", "max_wal_senders=0"])
    let database = try ScratchDatabase(on: server)
    let store = database.store()
    var others: [PostgresConnection] = []
    while let other = try? server.connect() { others.append(other) }
    #expect(throws: StorageError.server(.tooManyConnections)) {
      try store.perform(.recruit(member(1)))
    }
    others.removeAll()
    try PostgresServer.wait(for: "a connection") {
      (try? store.perform(.recruit(member(1)))) != nil
    }
    #expect(try store.load().squad.members == [member(1)])
  }

  @Test func `a role needs no right to make tables, and says which are missing`() throws {
    let database = try ScratchDatabase()
    let owner = try database.connect()
    try owner.run("CREATE ROLE \(database.name) LOGIN")
    let store = database.store(
      at: database.server.address(role: database.name, database: database.name))
    #expect(throws: StorageError.server(.forbidden)) { try store.load() }
    try owner.run("GRANT USAGE ON SCHEMA squad TO \(database.name)")
    try owner.run(
      "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA squad TO \(database.name)")
    _ = try store.perform(.recruit(member(1)))
    #expect(try store.perform(.undo).squad.members.isEmpty)
    try owner.run("ALTER ROLE \(database.name) SET default_transaction_read_only = on")
    let reader = database.store(
      at: database.server.address(role: database.name, database: database.name))
    #expect(throws: StorageError.server(.readOnly)) { try reader.perform(.redo) }
  }

  @Test func `missing, older and newer tables are told apart, and left alone`() throws {
    let database = try ScratchDatabase(hasTables: false)
    #expect(throws: StorageError.server(.noTables)) { try database.store().load() }
    #expect(try SquadTransfer.makeTables(at: database.address))
    #expect(try !SquadTransfer.makeTables(at: database.address))
    #expect(try database.store().load() == StoredSquad())
    let running = database.store()
    _ = try running.perform(.recruit(member(1)))
    for (version, problem) in [(0, ServerError.oldTables), (99, .newTables)] {
      try database.execute(
        "DELETE FROM migration", "INSERT INTO migration VALUES (\(version))")
      #expect(throws: StorageError.server(problem)) {
        try database.store().perform(.recruit(member(1)))
      }
    }
    #expect(throws: StorageError.server(.newTables)) { try running.perform(.undo) }
    #expect(throws: StorageError.server(.newTables)) {
      try SquadTransfer.makeTables(at: database.address)
    }
  }

  @Test(.enabled(if: PostgresServer.hasPooler, "needs pgbouncer"))
  func `squads go through a pooler of transactions`() throws {
    let database = try ScratchDatabase()
    let pooler = try Pooler(before: database.server, connections: 1)
    let address = "host=127.0.0.1 port=\(pooler.port) user=owner dbname=\(database.name)"
    let stores = (0..<3).map { database.store("squad \($0)", at: address) }
    for number in 0..<5 {
      for store in stores { _ = try store.perform(.recruit(member(number))) }
    }
    for store in stores { #expect(try store.load().squad.members == members(0..<5)) }
  }
}

@Suite struct PostgresProblemTests {
  @Test(arguments: ["08006", "57P01", "57P02", "57P03", "25P03"])
  func `a server that goes away is unreachable`(code: String) throws {
    let error = PostgresError.server(try #require(SQLState(code)))
    #expect(StorageError(error) == .server(.unreachable))
  }
}

extension SquadRequest {
  /// A request about one of ten members.
  fileprivate static func random(using random: inout SplitMix) -> SquadRequest {
    let one = member(Int.random(in: 0..<10, using: &random))
    return switch Int.random(in: 0..<8, using: &random) {
    case 0...2: .recruit(one)
    case 3: .fire(one.id)
    case 4: .move(one.id, to: Int.random(in: 0..<10, using: &random))
    case 5, 6: .undo
    default: .redo
    }
  }
}
