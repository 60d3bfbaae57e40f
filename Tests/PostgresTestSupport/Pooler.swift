import Foundation
import HTTPTestSupport

/// A pgbouncer in transaction mode before a server, at a port of this machine, which lets the server's
/// `owner` in without a password.
package final class Pooler {
  package let port: UInt16
  private let process: GuardedProcess

  /// - Parameter connections: number of connections to the server that clients share.
  package init(before server: PostgresServer, connections: Int = 2) throws {
    let folder = try PostgresServer.makeFolder()
    port = try PostgresServer.freePort()
    let file = folder + "/pgbouncer.ini"
    try """
    [databases]
    * = host=\(server.folder) port=\(server.port)
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = \(port)
    unix_socket_dir =
    auth_type = trust
    auth_file = \(folder)/users
    pool_mode = transaction
    default_pool_size = \(connections)
    """.write(toFile: file, atomically: false, encoding: .utf8)
    try "\"owner\" \"\"\n".write(toFile: folder + "/users", atomically: false, encoding: .utf8)
    guard let program = Programs.find("pgbouncer") else {
      throw PostgresServer.Lack(what: "pgbouncer")
    }
    process = try GuardedProcess("pgbouncer", [program, "-q", file], in: folder, signal: "KILL")
    try PostgresServer.wait(for: "pgbouncer") { (try? RawConnection(port)) != nil }
  }
}
