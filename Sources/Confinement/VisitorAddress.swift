import CLibrary

/// Source of a visitor: an IPv4 address, or the /64 network of an IPv6 one, where everybody has
/// many addresses.
package struct VisitorAddress: Equatable, Sendable {
  package let text: String

  /// - Parameter connection: sshd's `SSH_CONNECTION`, of which the first word is the visitor's
  ///   address.
  package init?(connection: String) {
    guard let first = connection.split(separator: " ").first, first.utf8.count <= 64 else {
      return nil
    }
    // Without a link-local address's interface.
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
