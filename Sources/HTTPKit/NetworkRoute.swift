import CLibrary

/// Whether the routing table has a route to the internet. Nothing is sent.
enum NetworkRoute {
  static func exists() -> Bool { leads(toIPv4: 0xC000_0201) || leadsToIPv6() }

  /// A datagram socket to 192.0.2.1, an address for documentation: connecting only looks up the
  /// route.
  private static func leads(toIPv4 host: UInt32) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(9).bigEndian
    address.sin_addr.s_addr = host.bigEndian
    return connects(AF_INET, &address, MemoryLayout<sockaddr_in>.size)
  }

  /// The same to 2001:db8::1.
  private static func leadsToIPv6() -> Bool {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = UInt16(9).bigEndian
    withUnsafeMutableBytes(of: &address.sin6_addr) { bytes in
      bytes.copyBytes(from: [0x20, 0x01, 0x0D, 0xB8] as [UInt8])
      bytes[15] = 1
    }
    return connects(AF_INET6, &address, MemoryLayout<sockaddr_in6>.size)
  }

  private static func connects(_ family: Int32, _ address: UnsafeRawPointer, _ size: Int) -> Bool {
    #if canImport(Glibc)
      let kind = Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_DGRAM
    #endif
    let descriptor = socket(family, kind, 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return connect(descriptor, address.assumingMemoryBound(to: sockaddr.self), socklen_t(size)) == 0
  }
}
