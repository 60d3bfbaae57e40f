#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where a visitor comes from: an IPv4 address, or the network of an IPv6 one, in which everybody has
/// many addresses.
package struct VisitorAddress: Equatable, Sendable {
  package let text: String

  /// - Parameter connection: the visitor's address, and what sshd says after it.
  package init?(connection: String) {
    guard let first = connection.split(separator: " ").first, first.utf8.count <= 64 else {
      return nil
    }
    // A link-local address has its interface behind it.
    let address = String(first.prefix { $0 != "%" })
    var (short, long) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, address, &short) == 1 {
      text = address
    } else if inet_pton(AF_INET6, address, &long) == 1 {
      let bytes = withUnsafeBytes(of: long) { Array($0) }
      let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10...11] == [255, 255]
      text =
        isMapped
        ? bytes[12...].map { String($0) }.joined(separator: ".")
        : bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    } else {
      return nil
    }
  }
}
