/// A host's name or IP address, in ASCII lower case and without the brackets of an IPv6 literal.
package struct HostName: Hashable, Sendable {
  /// `gateway.marvel.com`, `127.0.0.1`, `::1`
  package let text: String

  /// Lowers ASCII letters and removes brackets; checks nothing.
  package init(_ text: some StringProtocol) {
    let bytes = text.utf8.map(lowered)
    let isBracketed = bytes.first == UInt8(ascii: "[") && bytes.last == UInt8(ascii: "]")
    self.text = String(
      decoding: isBracketed ? bytes.dropFirst().dropLast() : bytes[...], as: UTF8.self)
  }

  /// Whether it has only characters of names and IP addresses. A malformed address may have part of
  /// a password where its host is parsed.
  package var isPlain: Bool {
    if text.contains(":") { return IPAddress(text.prefix { $0 != "%" }) != nil }
    return text.allSatisfy { $0.isLetter || $0.isNumber || ".-_".contains($0) }
  }

  /// Whether it is written as this machine usually is: a config with such an address means it.
  package var isLoopback: Bool {
    if text == "localhost" || text.hasSuffix(".localhost") || text == "::1" { return true }
    return text.hasPrefix("127.") && text.allSatisfy { $0 == "." || $0.isNumber }
  }

  /// Whether it leads to this machine, however it is written. It is never reached through a proxy: a
  /// proxy on this machine would connect to it.
  var isThisMachine: Bool {
    let name = text.hasSuffix(".") ? HostName(text.dropLast()) : self
    return name.isLoopback || IPAddress(name.text)?.isThisMachine == true
  }
}
