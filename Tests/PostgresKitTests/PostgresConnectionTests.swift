import CLibrary
import Testing

@testable import PostgresKit
@testable import PostgresTestSupport

@Suite(.enabled(if: PostgresServer.isAvailable, PostgresServer.lack))
struct PostgresConnectionTests {
  @Test func `A connection has its role and the program's name`() throws {
    let connection = try PostgresServer.shared().connect()
    #expect(connection.role == "owner")
    #expect(try connection.text("SELECT current_setting('application_name')") == "squad")
    #expect(try connection.text("SHOW client_encoding") == "UTF8")
  }

  @Test(arguments: [
    ("", 1), ("it's \"quoted\" \\ $1 ? %s", 1), ("日本語 é 👩‍🚀\n\t", 1), ("ä", 1 << 20),
  ])
  func `A text is returned as it was sent`(part: String, times: Int) throws {
    let text = String(repeating: part, count: times)
    let connection = try PostgresServer.shared().connect()
    let rows = try connection.rows("SELECT ?, ?::text IS NULL", [.text(text), .text(text)])
    #expect(rows.step())
    #expect(rows.text(0) == text)
    #expect(rows.text(1) == "f")
    #expect(!rows.step())
    #expect(rows.text(0) == nil)
  }

  @Test func `Numbers and nulls are returned as they were sent`() throws {
    let connection = try PostgresServer.shared().connect()
    let rows = try connection.rows(
      "SELECT ?, ?, ?::text, 7::smallint, '8'::text, 9::integer UNION ALL SELECT 0, 0, '', 1, '', 1",
      [.integer(.max), .integer(.min), .null])
    #expect(rows.step())
    #expect((0..<6).map { rows.integer($0) } == [.max, .min, nil, 7, nil, 9])
    #expect((2..<5).map { rows.text($0) } == [nil, "7", "8"])
    #expect(rows.integer(6) == nil)
    #expect(rows.integer(-1) == nil)
    #expect(rows.step())
    #expect(rows.integer(0) == 0)
    #expect(rows.count == 2)
  }

  @Test func `Placeholders in quotes stay as they are`() throws {
    let connection = try PostgresServer.shared().connect()
    let sql = #"SELECT '?', 'it''s ?' || ?, "?", "a""?" FROM (SELECT ? AS "?", 2 AS "a""?") AS row"#
    let rows = try connection.rows(sql, [.text("!"), .integer(1)])
    #expect(rows.step())
    #expect((0..<4).map { rows.text($0) } == ["?", "it's ?!", "1", "2"])
  }

  @Test func `A text with a NUL is refused before anything is sent`() throws {
    let connection = try PostgresServer.shared().connect()
    #expect(throws: PostgresError.unsendable) {
      try connection.rows("SELECT ?", [.text("before\0after")])
    }
    #expect(throws: PostgresError.unsendable) {
      try connection.rows("SELECT 1", Array(repeating: .null, count: 65_536))
    }
    #expect(try connection.text("SELECT ?", [.text("still there")]) == "still there")
  }

  @Test func `A result beyond the limits is an error`() throws {
    let connection = try PostgresServer.shared().connect()
    connection.limits.rows = 10
    #expect(try connection.rows("SELECT generate_series(1, 10)").count == 10)
    #expect(throws: PostgresError.tooLarge) { try connection.rows("SELECT generate_series(1, 11)") }
    #expect(!connection.isOpen)
    let other = try PostgresServer.shared().connect()
    other.limits.bytes = 1_000
    #expect(throws: PostgresError.tooLarge) { try other.rows("SELECT repeat('a', 1001)") }
  }

  @Test func `A refused statement has a code, and the connection stays usable`() throws {
    let connection = try PostgresServer.shared().connect()
    try connection.run("CREATE ROLE stranger")
    try connection.run("CREATE TABLE public.kinds (id bigint PRIMARY KEY)")
    #expect(try connection.run("INSERT INTO public.kinds VALUES (?)", [.integer(1)]) == 1)
    let again = "INSERT INTO public.kinds VALUES (1)"
    #expect(try connection.run(again + " ON CONFLICT DO NOTHING") == 0)
    #expect(code { try connection.run(again) } == "23505")
    #expect(code { try connection.rows("SELECT * FROM public.missing") } == "42P01")
    #expect(code { try connection.run("SET statement_timeout = 1") } == nil)
    #expect(code { try connection.rows("SELECT pg_sleep(60)") } == "57014")
    #expect(code { try connection.run("SET statement_timeout = 0") } == nil)
    #expect(code { try connection.run("SET default_transaction_read_only = on") } == nil)
    #expect(code { try connection.run(again) } == "25006")
    #expect(code { try connection.run("SET ROLE stranger") } == nil)
    #expect(code { try connection.rows("SELECT * FROM public.kinds") } == "42501")
    #expect(code { try connection.rows("SELECT") } == nil)
    #expect(code { try connection.rows("SELEC") } == "42601")
    #expect(connection.isOpen)
  }

  @Test func `A server that stops answering is given up after the deadline`() throws {
    let server = try PostgresServer.shared()
    let connection = try PostgresConnection(server.address(), timeout: 2_000)
    let backend = try #require(try connection.number("SELECT pg_backend_pid()"))
    #expect(kill(pid_t(backend), SIGSTOP) == 0)
    defer { kill(pid_t(backend), SIGCONT) }
    #expect(throws: PostgresError.lost) { try connection.run("SELECT 1") }
    #expect(!connection.isOpen)
    #expect(throws: PostgresError.lost) { try connection.transaction {} }
  }

  @Test func `A copy, which nothing here reads, ends the connection`() throws {
    let connection = try PostgresServer.shared().connect()
    #expect(throws: PostgresError.lost) { try connection.run("COPY (SELECT 1) TO STDOUT") }
    #expect(!connection.isOpen)
  }
}

/// The code of the server's error that `body` throws; nil for none and for other errors.
func code(_ body: () throws -> Any) -> String? {
  do {
    _ = try body()
    return nil
  } catch PostgresError.server(let state) {
    return state.code
  } catch {
    Issue.record(error)
    return nil
  }
}
