import Testing

@testable import PostgresKit
@testable import PostgresTestSupport

@Suite(.enabled(if: PostgresServer.isAvailable, PostgresServer.lack))
struct PostgresTransactionTests {
  /// A connection, and an empty table with a key.
  private func stage(_ table: String) throws -> PostgresConnection {
    let connection = try PostgresServer.shared().connect()
    try connection.run("CREATE TABLE public.\(table) (id bigint PRIMARY KEY)")
    return connection
  }

  @Test func `A transaction is committed, or rolled back by an error of its body`() throws {
    let connection = try stage("plain")
    let insert = "INSERT INTO public.plain VALUES (?)"
    #expect(try connection.transaction { try connection.run(insert, [.integer(1)]) } == 1)
    #expect(throws: CancellationError.self) {
      try connection.transaction {
        try connection.run(insert, [.integer(2)])
        throw CancellationError()
      }
    }
    #expect(throws: PostgresError.server(try #require(SQLState("23505")))) {
      try connection.transaction {
        try connection.run(insert, [.integer(3)])
        try connection.run(insert, [.integer(3)])
      }
    }
    #expect(try connection.number("SELECT sum(id)::bigint FROM public.plain") == 1)
    #expect(connection.isOpen)
  }

  @Test func `A COMMIT answered by a rollback is an error`() throws {
    let connection = try stage("swallowed")
    #expect(throws: PostgresError.rolledBack) {
      try connection.transaction {
        try connection.run("INSERT INTO public.swallowed VALUES (1)")
        _ = try? connection.run("SELECT 1 / 0")
      }
    }
    #expect(try connection.number("SELECT count(*) FROM public.swallowed") == 0)
  }

  @Test func `A COMMIT refused by a constraint is a certain failure`() throws {
    let connection = try stage("deferred")
    try connection.run(
      "ALTER TABLE public.deferred ADD other bigint UNIQUE DEFERRABLE INITIALLY DEFERRED")
    #expect(throws: PostgresError.server(try #require(SQLState("23505")))) {
      try connection.transaction {
        try connection.run("INSERT INTO public.deferred VALUES (1, 1), (2, 1)")
      }
    }
    #expect(try connection.number("SELECT count(*) FROM public.deferred") == 0)
    #expect(connection.isOpen)
  }

  @Test func `A transaction's settings end with it`() throws {
    let owner = try PostgresServer.shared().connect()
    try owner.run("CREATE ROLE hasty LOGIN")
    try owner.run("ALTER ROLE hasty SET synchronous_commit = off")
    try owner.run("ALTER ROLE hasty SET default_transaction_isolation = serializable")
    let connection = try PostgresConnection(PostgresServer.shared().address(role: "hasty"))
    let names = [
      "search_path", "synchronous_commit", "lock_timeout", "statement_timeout",
      "idle_in_transaction_session_timeout", "transaction_isolation",
    ]
    func settings() throws -> [String?] {
      try names.map { try connection.text("SELECT current_setting(?)", [.text($0)]) }
    }
    let before = try settings()
    #expect(before[1] == "off")
    let within = try connection.transaction { try settings() }
    #expect(within == ["pg_catalog", "on", "2s", "10s", "10s", "read committed"])
    #expect(try settings() == before)
    try connection.run("SET synchronous_commit = local")
    #expect(try connection.transaction { try settings()[1] } == "local")
  }

  @Test func `Waiting for a lock ends after two seconds`() throws {
    let first = try stage("locked")
    try first.run("INSERT INTO public.locked VALUES (1)")
    let second = try PostgresServer.shared().connect()
    let lock = "SELECT id FROM public.locked FOR UPDATE"
    try first.transaction {
      try first.run(lock)
      #expect(code { try second.transaction { try second.run(lock) } } == "55P03")
    }
    try second.transaction { try second.run(lock) }
  }

  @Test(arguments: [(CommitProxy.Fault.dropsResponse, 10), (.dropsCommit, 0)])
  func `A connection that is lost during COMMIT leaves the outcome open`(
    fault: CommitProxy.Fault, inserted: Int
  ) throws {
    let table = "lost_\(inserted)"
    let owner = try stage(table)
    try owner.run("CREATE ROLE \(table) LOGIN PASSWORD 'a' IN ROLE pg_write_all_data")
    let server = try PostgresServer.shared()
    let proxy = try CommitProxy(before: server.port)
    let address = server.networkAddress(role: table, password: "a", port: proxy.port)
    for number in 0..<10 {
      let connection = try PostgresConnection(address)
      proxy.fail(fault)
      #expect(throws: PostgresError.lostDuringCommit) {
        try connection.transaction {
          try connection.run("INSERT INTO public.\(table) VALUES (?)", [.integer(number)])
        }
      }
      #expect(!connection.isOpen)
    }
    #expect(try owner.number("SELECT count(*) FROM public.\(table)") == inserted)
    let connection = try PostgresConnection(address)
    try connection.transaction { try connection.run("INSERT INTO public.\(table) VALUES (10)") }
    #expect(try owner.number("SELECT count(*) FROM public.\(table)") == inserted + 1)
  }

  @Test(.enabled(if: PostgresServer.hasPooler, "needs pgbouncer"))
  func `A pooler hands connections on between transactions`() throws {
    let owner = try stage("pooled")
    let pooler = try Pooler(before: PostgresServer.shared(), connections: 1)
    let address = try PostgresServer.shared()
      .networkAddress(role: "owner", password: "", port: pooler.port)
    let clients = try (0..<3).map { _ in try PostgresConnection(address) }
    var backends: Set<Int?> = []
    for number in 0..<9 {
      let client = clients[number % 3]
      try client.transaction {
        try client.run("INSERT INTO public.pooled VALUES (?)", [.integer(number)])
        backends.insert(try client.number("SELECT pg_backend_pid()"))
      }
      #expect(try client.text("SELECT current_setting('lock_timeout')") == "0")
    }
    #expect(backends.count == 1)
    #expect(try owner.number("SELECT count(*) FROM public.pooled") == 9)
  }
}
