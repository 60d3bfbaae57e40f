import Foundation
import HTTPKit
import Synchronization
import SystemKit

/// A connection to a port of this machine, byte by byte.
package final class RawConnection {
  private let descriptor: Int32

  package init(_ port: UInt16) throws {
    descriptor = try Loopback.connection(to: port)
  }

  deinit { close(descriptor) }

  /// The body of the response, which ends with the connection.
  package func ask(_ request: String) throws -> [UInt8] {
    let bytes = Array(request.utf8)
    guard send(descriptor, bytes, bytes.count, Loopback.quietly) == bytes.count else {
      throw POSIXError(.EIO)
    }
    var response: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = recv(descriptor, &block, block.count, 0), count > 0 {
      response += block[..<count]
    }
    let end = Array("\r\n\r\n".utf8)
    let start = response.indices.first { response[$0...].starts(with: end) } ?? response.endIndex
    return Array(response[min(start + end.count, response.endIndex)...])
  }
}

/// A server that sends the same bytes on every connection until it is released.
package final class RawServer: Sendable {
  package let port: UInt16
  private let listener: Int32
  private let requests = RequestLog()

  /// Sends `head`, then `block` for ever.
  package init(_ head: [UInt8], thenForEver block: [UInt8]) throws {
    let (listener, port) = try Loopback.listener()
    self.listener = listener
    self.port = port
    try DetachedThread.start { [requests] in
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        RawServer.serve(connection, head, block, requests)
      }
      // Closed here and not sooner, since the number could at once become another socket's.
      close(listener)
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  /// The address, without a trailing slash.
  package var url: String { "http://127.0.0.1:\(port)" }
  package var request: HTTPRequest { HTTPRequest(url: url + "/") }

  /// The heads of all requests so far, in order.
  package var heads: [String] { requests.heads.withLock { $0 } }
  /// The request targets, between `GET` and `HTTP/1.1`.
  package var targets: [String] {
    heads.map { head in
      let line = head.split(separator: "\r\n").first ?? ""
      return line.split(separator: " ").dropFirst().dropLast().joined(separator: " ")
    }
  }

  /// Outlives the server, with the thread that fills it.
  private final class RequestLog: Sendable {
    let heads = Mutex<[String]>([])
  }

  private static func serve(
    _ connection: Int32, _ head: [UInt8], _ block: [UInt8], _ requests: RequestLog
  ) {
    var request = [UInt8](repeating: 0, count: 4_096)
    let count = max(recv(connection, &request, request.count, 0), 0)
    let text = String(decoding: request.prefix(count), as: UTF8.self)
    requests.heads.withLock { $0.append(text) }
    var bytes = head
    while send(connection, bytes, bytes.count, Loopback.quietly) == bytes.count, !block.isEmpty {
      bytes = block
    }
    close(connection)
  }
}

/// Sockets on this machine.
package enum Loopback {
  #if canImport(Glibc)
    package static let quietly = Int32(MSG_NOSIGNAL)
  #else
    package static let quietly: Int32 = 0
  #endif

  /// A connection to a port of this machine.
  package static func connection(to port: UInt16) throws -> Int32 {
    let connection = socket()
    var place = place(port)
    let code = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else {
      close(connection)
      throw POSIXError(.ECONNREFUSED)
    }
    return connection
  }

  /// A socket that listens at a port that was free.
  package static func listener() throws -> (descriptor: Int32, port: UInt16) {
    let listener = socket()
    var place = place(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        bind(listener, place, size) | listen(listener, 16) | getsockname(listener, place, &size)
      }
    }
    guard code == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    return (listener, UInt16(bigEndian: place.sin_port))
  }

  private static func socket() -> Int32 {
    #if canImport(Glibc)
      Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  private static func place(_ port: UInt16) -> sockaddr_in {
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return place
  }
}
