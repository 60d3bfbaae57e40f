import Foundation
import HTTPTestSupport
import Synchronization
import SystemKit

/// Stands between clients and a server, at a port of this machine. Forwards everything, except for
/// a COMMIT after `fail`.
package final class CommitProxy: Sendable {
  /// A fault at the next COMMIT.
  package enum Fault: Sendable {
    /// Forwards it, then cuts the connection instead of forwarding the response.
    case dropsResponse
    /// The same, and no client can connect any more.
    case dropsResponseForGood
    /// Cuts the connection instead of forwarding it.
    case dropsCommit
  }

  package let port: UInt16
  private let listener: Int32
  private let next: NextFault

  private final class NextFault: Sendable {
    let fault = Mutex<Fault?>(nil)
    let isClosed = Atomic(false)
  }

  package init(before server: UInt16) throws {
    let (listener, port) = try Loopback.listener()
    let next = NextFault()
    (self.listener, self.port, self.next) = (listener, port, next)
    try DetachedThread.start {
      while case let client = accept(listener, nil, nil), client >= 0 {
        guard !next.isClosed.load(ordering: .acquiring),
          let upstream = try? Loopback.connection(to: server)
        else {
          close(client)
          continue
        }
        Link(client: client, server: upstream, next: next).start()
      }
      // Closed here and not sooner, since the number could at once become another socket's.
      close(listener)
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  /// Applies the fault once, to the next COMMIT of any connection.
  package func fail(_ fault: Fault) { next.fault.withLock { $0 = fault } }

  /// A connection, closed once both of its directions have ended.
  private final class Link: Sendable {
    private let client, server: Int32
    private let next: NextFault
    private let dropsResponse = Atomic(false)

    init(client: Int32, server: Int32, next: NextFault) {
      (self.client, self.server, self.next) = (client, server, next)
    }

    deinit {
      close(client)
      close(server)
    }

    func start() {
      try? DetachedThread.start { [self] in
        pass(from: client, to: server) { passesOn($0) }
      }
      try? DetachedThread.start { [self] in
        pass(from: server, to: client) { _ in !dropsResponse.load(ordering: .acquiring) }
      }
    }

    /// Whether to forward bytes of a client. A statement this short arrives in one piece.
    private func passesOn(_ bytes: ArraySlice<UInt8>) -> Bool {
      guard String(decoding: bytes, as: UTF8.self).contains("COMMIT\0") else { return true }
      let fault = next.fault.withLock { fault in
        defer { fault = nil }
        return fault
      }
      if fault == .dropsResponseForGood { next.isClosed.store(true, ordering: .releasing) }
      if fault == .dropsResponse || fault == .dropsResponseForGood {
        dropsResponse.store(true, ordering: .releasing)
      }
      return fault != .dropsCommit
    }

    private func pass(
      from source: Int32, to target: Int32, _ passesOn: (ArraySlice<UInt8>) -> Bool
    ) {
      var block = [UInt8](repeating: 0, count: 65_536)
      while case let count = recv(source, &block, block.count, 0), count > 0,
        passesOn(block[..<count]), send(target, block, count, Loopback.quietly) == count
      {}
      shutdown(client, Int32(SHUT_RDWR))
      shutdown(server, Int32(SHUT_RDWR))
    }
  }
}
