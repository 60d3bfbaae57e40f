import Foundation
import HTTPTestSupport
import PostgresKit
import Testing

/// A PostgreSQL server of the tests' own, in a temporary folder, at a Unix socket and at a port of this
/// machine. It ends with the tests. The role `owner` may do anything, without a password at the socket;
/// the port asks for passwords.
package final class PostgresServer {
  /// Folder of the socket, short because a socket's path must be.
  package let folder: String
  package let port: UInt16
  private let settings: [String]
  private var process: GuardedProcess?

  /// Whether servers can be started and libpq can be loaded here, and the reason for skipped tests.
  package static let isAvailable: Bool =
    Programs.find("initdb") != nil && (try? PostgresConnection.ports(in: "")) != nil
  package static let lack: Comment = "needs PostgreSQL's server and libpq"
  /// Whether pgbouncer can be started too.
  package static let hasPooler: Bool = isAvailable && Programs.find("pgbouncer") != nil

  /// One for all tests of a process that don't stop or damage it.
  package static func shared() throws -> PostgresServer { try sharedServer.get() }
  private nonisolated(unsafe) static let sharedServer = Result { try PostgresServer() }

  /// - Parameters:
  ///   - isDurable: whether commits survive a crash of the machine, which makes them slower.
  ///   - settings: further settings of the server, such as `max_connections=5`.
  package init(isDurable: Bool = false, settings: [String] = []) throws {
    folder = try Self.makeFolder()
    let fixed = [
      "listen_addresses=127.0.0.1", "jit=off", "shared_buffers=4MB", "lc_messages=C",
      "max_connections=200",
    ]
    self.settings = fixed + (isDurable ? [] : ["fsync=off"]) + settings
    let isMade = GuardedProcess.run([
      Programs.find("initdb") ?? "initdb", "--pgdata=\(folder)/data", "--username=owner",
      "--auth-local=trust", "--auth-host=scram-sha-256", "--encoding=UTF8", "--no-locale",
      "--no-sync", "--wal-segsize=1",
    ])
    // Chosen late, so that nothing else takes it meanwhile.
    port = try Self.freePort()
    guard isMade else { throw Lack(what: "initdb") }
    try start()
  }

  deinit {
    // Once started, the process removes the folder itself when it ends.
    if process == nil { try? FileManager.default.removeItem(atPath: folder) }
  }

  /// The reason why a server could not be started.
  package struct Lack: Error {
    package let what: String
  }

  /// Starts the server again after `kill`; returns once it accepts connections.
  package func start() throws {
    guard let program = Programs.find("postgres") else { throw Lack(what: "postgres") }
    let options = settings.flatMap { ["-c", $0] }
    process = try GuardedProcess(
      "postgres", [program, "-D", folder + "/data", "-k", folder, "-p", "\(port)"] + options,
      in: folder)
    try Self.wait(for: "postgres") { (try? connect()) != nil }
  }

  /// Ends the server and all of its connections at once, as `pg_ctl -m immediate` does.
  package func kill() {
    process?.kill()
    process = nil
  }

  /// Address of the Unix socket.
  package func address(role: String = "owner", database: String = "postgres") -> String {
    "host=\(folder) \(rest(port, role, database))"
  }

  /// Address of a port of this machine: the server's own, a proxy's or a pooler's.
  package func networkAddress(
    role: String, password: String, port: UInt16? = nil, database: String = "postgres"
  ) -> String {
    "host=127.0.0.1 password='\(password)' \(rest(port ?? self.port, role, database))"
  }

  private func rest(_ port: UInt16, _ role: String, _ database: String) -> String {
    // A file that doesn't exist, so that the user's own password file is not read.
    "port=\(port) user=\(role) dbname=\(database) passfile=/none"
  }

  /// A connection as the owner.
  package func connect(database: String = "postgres") throws -> PostgresConnection {
    try PostgresConnection(address(database: database))
  }

  /// Waits until the condition holds; throws if it doesn't within 60 seconds.
  package static func wait(for what: String, _ condition: () throws -> Bool) throws {
    let end = ContinuousClock.now + .seconds(60)
    while try !condition() {
      guard ContinuousClock.now < end else { throw Lack(what: what) }
      usleep(5_000)
    }
  }

  static func freePort() throws -> UInt16 {
    let (listener, port) = try Loopback.listener()
    close(listener)
    return port
  }

  static func makeFolder() throws -> String {
    var template = Array("/tmp/squad-postgres-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Lack(what: "a folder") }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if geteuid() == 0 { chown(folder, 65_534, 65_534) }
    return folder
  }
}

extension PostgresConnection {
  /// The text in the first column of the first row.
  package func text(
    _ sql: String, _ values: [PostgresValue] = []
  ) throws(PostgresError) -> String? {
    let rows = try rows(sql, values)
    return rows.step() ? rows.text(0) : nil
  }
}

/// Server programs, installed or unpacked by the Makefile.
enum Programs {
  /// The path of a program that the servers' user can run; the newest of several versions.
  static func find(_ name: String) -> String? {
    folders.lazy.map { "\($0)/\(name)" }.first { GuardedProcess.run([$0, "--version"]) }
  }

  private static let folders: [String] = {
    let roots = [
      "", ProjectFolder.build.path + "/postgres", ProjectFolder.build.path + "/pgbouncer",
    ]
    return roots.flatMap { root in
      let versions = root + "/usr/lib/postgresql"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: versions)) ?? []
      return names.sorted().reversed().map { "\(versions)/\($0)/bin" } + [root + "/usr/sbin"]
    } + ["/usr/local/bin", "/opt/homebrew/bin", "/usr/bin"]
  }()
}
