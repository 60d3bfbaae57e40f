import Testing

@testable import PostgresKit
@testable import PostgresTestSupport

@Suite(.serialized, .enabled(if: PostgresServer.isAvailable, PostgresServer.lack))
struct PostgresServerTests {
  @Test func `TLS is checked as the address says`() throws {
    let server = try PostgresServer()
    let names = ["server", "other"]
    let certificates = try names.map { name in
      let file = "\(server.folder)/\(name)"
      let isMade = GuardedProcess.run([
        "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
        "-nodes", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
        "-keyout", file + ".key", "-out", file + ".crt",
      ])
      try #require(isMade)
      return file + ".crt"
    }
    let owner = try server.connect()
    try owner.run("CREATE ROLE careful LOGIN PASSWORD 'a'")
    try owner.run("ALTER SYSTEM SET ssl_cert_file = '\(certificates[0])'")
    try owner.run("ALTER SYSTEM SET ssl_key_file = '\(server.folder)/server.key'")
    try owner.run("ALTER SYSTEM SET ssl = on")
    try owner.run("SELECT pg_reload_conf()")
    let address = server.networkAddress(role: "careful", password: "a") + " sslcert=/none"
    try PostgresServer.wait(for: "TLS") {
      (try? PostgresConnection(address + " sslmode=require")) != nil
    }
    let checked = "\(address) sslmode=verify-full sslrootcert="
    let named = "host=localhost hostaddr=127.0.0.1 "
    let trusted = named + (checked + certificates[0]).replacing("host=127.0.0.1 ", with: "")
    let connection = try PostgresConnection(trusted)
    #expect(try connection.text("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()") == "t")
    let untrusted = [
      // Another name than the certificate's; another certificate; no certificate to compare with.
      checked + certificates[0], trusted.replacing(certificates[0], with: certificates[1]),
      trusted.replacing(certificates[0], with: "/none"),
    ]
    for address in untrusted {
      #expect(throws: PostgresError.unreachable(.insecure)) { try PostgresConnection(address) }
    }
  }

  @Test func `A server that is killed and restarted has what was committed`() throws {
    let server = try PostgresServer()
    let connection = try server.connect()
    try connection.run("CREATE TABLE public.kept (id bigint)")
    try connection.transaction { try connection.run("INSERT INTO public.kept VALUES (1)") }
    let idle = try server.connect()
    let error = #expect(throws: PostgresError.self) {
      try connection.transaction {
        try connection.run("INSERT INTO public.kept VALUES (2)")
        server.kill()
        try connection.run("INSERT INTO public.kept VALUES (3)")
      }
    }
    // The server may have had time to send this.
    let word = try #require(SQLState("57P02"))
    #expect([.lost, .server(word)].contains(error))
    #expect(!connection.isOpen)
    #expect(throws: PostgresError.unreachable(.refused)) { try server.connect() }
    try server.start()
    #expect(throws: PostgresError.self) { try idle.run("SELECT 1") }
    #expect(!idle.isOpen)
    #expect(try server.connect().number("SELECT sum(id)::bigint FROM public.kept") == 1)
  }

  @Test func `A server without a connection left says so, and has one again`() throws {
    let server = try PostgresServer(settings: [
      "max_connections=5", "superuser_reserved_connections=0", "max_wal_senders=0",
    ])
    var connections: [PostgresConnection] = []
    #expect(code { while true { connections.append(try server.connect()) } } == "53300")
    #expect(1...5 ~= connections.count)
    let connection = connections.first
    try connection?.transaction { try connection?.run("CREATE TABLE public.full (id bigint)") }
    connection?.close()
    try PostgresServer.wait(for: "a connection") { (try? server.connect()) != nil }
  }
}
