extension IPAddress {
  /// Whether it belongs to this machine, its link or a private network, also as an IPv4 address
  /// mapped into IPv6.
  var isPrivate: Bool {
    let address = unmapped
    return Self.privateNetworks.contains { $0.contains(address) }
  }

  private static let privateNetworks = [
    "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
    "192.0.0.0/24", "192.168.0.0/16", "198.18.0.0/15", "::/127", "fc00::/7", "fe80::/10",
  ].compactMap { IPNetwork($0[...]) }

  /// The IPv4 address of `::ffff:0:0/96`; any other as it is.
  private var unmapped: IPAddress {
    let prefix: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
    return bytes.count == 16 && bytes.starts(with: prefix)
      ? IPAddress(bytes: Array(bytes.dropFirst(prefix.count))) : self
  }
}
