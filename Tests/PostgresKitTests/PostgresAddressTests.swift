import CLibrary
import HTTPTestSupport
import TestSupport
import Testing

@testable import PostgresKit
@testable import PostgresTestSupport

@Suite(.enabled(if: PostgresServer.isAvailable, PostgresServer.lack))
struct PostgresAddressTests {
  @Test func `A missing libpq fails with the loader's words`() {
    do {
      _ = try LibPQ.open(["no-such-libpq.so.5"])
      Issue.record("it was found")
    } catch {
      #expect("\(error)".hasPrefix("noLibrary(") && "\(error)".contains("no-such-libpq"))
    }
    // A library that has none of libpq's functions.
    #expect(throws: PostgresError.self) { try LibPQ.open(["libc.so.6"]) }
  }

  @Test func `A wrong password is reported without the password`() throws {
    let server = try PostgresServer.shared()
    try server.connect().run("CREATE ROLE secretive LOGIN PASSWORD 'right-xq7'")
    let right = server.networkAddress(role: "secretive", password: "right-xq7")
    #expect(try PostgresConnection(right).role == "secretive")
    for password in ["wrong-vk9", ""] {
      let address = server.networkAddress(role: "secretive", password: password)
      let error = #expect(throws: PostgresError.self) { try PostgresConnection(address) }
      #expect(error == .server(try #require(SQLState("28P01"))))
      let text = String(reflecting: error)
      for word in ["vk9", "127.0.0.1", "secretive", "\(server.port)"] {
        #expect(!text.contains(word))
      }
    }
  }

  @Test func `An unknown database and an unknown role have codes`() throws {
    let server = try PostgresServer.shared()
    #expect(code { try PostgresConnection(server.address(database: "none")) } == "3D000")
    #expect(code { try PostgresConnection(server.address(role: "none")) } == "28000")
  }

  @Test func `No part of a malformed address is in the error`() throws {
    let closed = try PostgresServer.freePort()
    let addresses = MalformedAddresses.all(at: "127.0.0.1:\(closed)").flatMap { address in
      // With an address, no name is looked up.
      let end = "?hostaddr=127.0.0.1&connect_timeout=2"
      return [
        address.replacing("http", with: "postgresql") + end,
        address.replacing("http", with: "postgres"),
        "host=127.0.0.1 port=\(closed) password=\(address)", "xq7vk9=\(address)",
      ].filter { !$0.hasPrefix("postgres:") || !$0.contains("vk9@") }
    }
    for address in addresses + ["xq7vk9", "port=xq7vk9", "host='xq7vk9", "\0xq7vk9"] {
      let error = #expect(throws: PostgresError.self, "\(address)") {
        try PostgresConnection(address)
      }
      #expect(!MalformedAddresses.isShown(in: String(reflecting: error)), "\(address)")
    }
  }

  @Test(arguments: ["me:xq7@host", "squad", "http://host/", "postgresql://[::1/", "port"])
  func `Malformed addresses are refused`(address: String) {
    #expect(throws: PostgresError.malformedAddress) { try PostgresConnection(address) }
  }

  @Test func `A failed connection has its reason`() throws {
    let server = try PostgresServer.shared()
    let closed = try PostgresServer.freePort()
    let network = "host=127.0.0.1 user=owner passfile=/none"
    let reasons: [(String, PostgresError.Obstacle)] = [
      ("\(network) port=\(closed)", .refused),
      ("host=\(server.folder) port=\(closed)", .refused),
      ("\(network) port=\(server.port) sslmode=require", .insecure),
      ("\(network) port=seven", .other),
      ("service=squad-none", .other),
    ]
    for (address, reason) in reasons {
      #expect(throws: PostgresError.unreachable(reason), "\(address)") {
        try PostgresConnection(address)
      }
    }
  }

  @Test func `A server that doesn't answer is given up after the address's time`() throws {
    let (silent, port) = try Loopback.listener()
    defer { close(silent) }
    let address = "host=127.0.0.1 port=\(port) connect_timeout=1"
    #expect(throws: PostgresError.unreachable(.timedOut)) { try PostgresConnection(address) }
  }

  @Test func `An address overrides a connection's defaults`() throws {
    let server = try PostgresServer.shared()
    let library = try LibPQ.open()
    func settings(_ address: String) throws -> [String?] {
      let handle = try library.connect(to: address)
      defer { library.finish(handle) }
      let values = library.values(freeing: try #require(library.options(handle)))
      return ["connect_timeout", "tcp_user_timeout", "gssencmode", "client_encoding"]
        .map { values[$0] }
    }
    #expect(try settings(server.address()) == ["5", "10000", "disable", "UTF8"])
    let more = " connect_timeout=7 tcp_user_timeout=9 gssencmode=prefer client_encoding=LATIN1"
    #expect(try settings(server.address() + more) == ["7", "9", "prefer", "UTF8"])
    // These would override the service's own settings.
    #expect(try library.defaults(for: "service=one").map(\.0) == ["fallback_application_name"])
  }

  @Test(
    arguments: [
      ("postgresql://host/squads", [5_432]), ("postgres://me:a?b@host:6432/squads", [6_432]),
      ("postgresql://me@[2001:db8::7]:6432,[::1],other:7000/x", [6_432, 5_432, 7_000]),
      ("postgresql://host/squads?port=6432", [6_432]), ("postgresql://h1,h2?port=1%2C2", [1, 2]),
      ("host=a,b port=6432", [6_432]), ("host=a,b port=6432,", [6_432, 5_432]),
      ("port = '6432' host=a password='x port=22 y' user=port", [6_432]),
      ("hostaddr=127.0.0.1 port=6432", [6_432]), ("port='' host=a", [5_432]),
      ("", []), ("host=/run/postgresql port=6432", []), ("postgresql://%2Frun%2Fpostgresql/x", []),
      ("host=/run,a port=1,2", [2]),
    ] as [(String, Set<UInt16>)])
  func `An address has the ports of its TCP hosts`(
    address: String, ports: Set<UInt16>
  ) throws {
    #expect(try PostgresConnection.ports(in: address) == ports)
  }

  @Test(arguments: ["host=a port=x", "host=a port=65536", "host"])
  func `An address whose ports can't be read is malformed`(address: String) {
    #expect(throws: PostgresError.malformedAddress) {
      try PostgresConnection.ports(in: address)
    }
  }

  @Test func `Hosts that are closed or don't answer are skipped`() throws {
    let server = try PostgresServer.shared()
    let (silent, port) = try Loopback.listener()
    defer { close(silent) }
    let closed = try PostgresServer.freePort()
    let address = "host=127.0.0.1,127.0.0.1,\(server.folder) port=\(closed),\(port),\(server.port)"
    let rest = "dbname=postgres connect_timeout=2"
    #expect(try PostgresConnection("\(address) \(rest) user=owner").role == "owner")
    let closedFirst = "host=127.0.0.1,\(server.folder) port=\(closed),\(server.port)"
    #expect(code { try PostgresConnection("\(closedFirst) \(rest) user=none") } == "28000")
  }
}

@Suite struct SQLStateTests {
  @Test func `The code is read from the end of a line`() {
    let text = """
      connection to server on socket "/x/.s.PGSQL.1" failed: No such file or directory
      \tIs the server running locally?
      connection to server at "ABCDE", port 55991 failed: FATAL:  28P01

      """
    #expect(SQLState(lastIn: text)?.code == "28P01")
    #expect(SQLState(lastIn: "connection failed: timeout expired") == nil)
    #expect(SQLState(lastIn: "") == nil)
    #expect(SQLState("28p01") == nil)
    #expect(SQLState("28P011") == nil)
  }
}
