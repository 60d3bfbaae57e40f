import CLibrary

/// Numeric IP address.
struct IPAddress: Equatable {
  /// 4 or 16.
  let bytes: [UInt8]

  /// - Parameter bytes: 4 or 16.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Nil for a name.
  init?(_ text: some StringProtocol) {
    let text = String(text)
    guard let bytes = Self.bytes(text, AF_INET, 4) ?? Self.bytes(text, AF_INET6, 16) else {
      return nil
    }
    self.bytes = bytes
  }

  private static func bytes(_ text: String, _ family: Int32, _ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return inet_pton(family, text, &bytes) == 1 ? bytes : nil
  }
}

/// Address block in CIDR notation, or a single address: `10.0.0.0/8`, `[::1]`.
struct IPNetwork {
  private let base: IPAddress
  private let bits: Int

  /// Nil for anything else.
  init?(_ text: Substring) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first else { return nil }
    let isBracketed = name.first == "[" && name.last == "]"
    guard let base = IPAddress(isBracketed ? name.dropFirst().dropLast() : name) else { return nil }
    let all = base.bytes.count * 8
    guard let bits = parts.count > 1 ? Int(parts[1]) : all, (0...all).contains(bits) else {
      return nil
    }
    self.base = base
    self.bits = bits
  }

  func contains(_ address: IPAddress) -> Bool {
    guard address.bytes.count == base.bytes.count else { return false }
    return zip(address.bytes, base.bytes).enumerated().allSatisfy { index, pair in
      let significant = min(max(bits - index * 8, 0), 8)
      return (pair.0 ^ pair.1) >> (8 - significant) == 0
    }
  }
}

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

  /// Whether it leads to this machine, as the unspecified address does, too.
  var isThisMachine: Bool {
    let address = unmapped
    return Self.ownNetworks.contains { $0.contains(address) }
  }

  private static let ownNetworks = ["0.0.0.0", "127.0.0.0/8", "::/127"].compactMap {
    IPNetwork($0[...])
  }

  /// The IPv4 address of `::ffff:0:0/96`; any other as it is.
  private var unmapped: IPAddress {
    let prefix: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
    return bytes.count == 16 && bytes.starts(with: prefix)
      ? IPAddress(bytes: Array(bytes.dropFirst(prefix.count))) : self
  }
}
