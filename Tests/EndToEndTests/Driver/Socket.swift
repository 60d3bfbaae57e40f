import Foundation

/// Just enough TCP to talk to a stand-in.
enum Socket {
  /// A connection to a port of this machine.
  static func connect(to port: UInt16) throws -> Int32 {
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = try Child.descriptors.withLock {
      let descriptor = socket(AF_INET, kind, 0)
      guard descriptor >= 0 else { throw Failure.system("socket") }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      return descriptor
    }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, size)
      }
    }
    guard code == 0 else {
      close(descriptor)
      throw Failure.system("connect")
    }
    return descriptor
  }

  static func send(_ data: Data, to socket: Int32) throws {
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure.system("write") }
      rest = rest.dropFirst(count)
    }
  }

  /// Everything that the other side sends until it closes.
  static func receiveAll(from socket: Int32) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(socket, &buffer, buffer.count)
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }
}
