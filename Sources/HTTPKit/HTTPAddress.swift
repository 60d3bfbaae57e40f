/// The parts of an http or https address that decide whether it is asked.
package struct HTTPAddress: Equatable {
  package let text: String
  package let isSecure: Bool
  /// Small letters; an IPv6 address without its brackets.
  package let host: String
  /// What follows the scheme and who asks: host and port.
  let authority: String

  /// Nil for another scheme, no host, or bytes that no address has.
  package init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != 0x5C }),
      let scheme = ["http://", "https://"].first(where: { isSameWord(text.prefix($0.count), $0) })
    else { return nil }
    let whole = text.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    let place = whole.lastIndex(of: "@").map { whole[whole.index(after: $0)...] } ?? whole
    let isBracketed = place.hasPrefix("[")
    let name = isBracketed ? place.dropFirst().prefix { $0 != "]" } : place.prefix { $0 != ":" }
    guard !name.isEmpty else { return nil }
    self.text = text
    isSecure = scheme == "https://"
    host = String(decoding: name.utf8.map(lowered), as: UTF8.self)
    authority = String(decoding: place.utf8.map(lowered), as: UTF8.self)
  }

  /// Whom a rate limit is about.
  package var origin: String { (isSecure ? "https://" : "http://") + authority }

  /// Host and port, the port spelled out: `example.org:443`, `[::1]:8080`.
  package var endpoint: String {
    let digits = authority.utf8.reversed().prefix { (0x30...0x39).contains($0) }
    let hasPort = authority.utf8.dropLast(digits.count).last == UInt8(ascii: ":")
    if hasPort, !digits.isEmpty { return authority }
    return authority + (authority.hasSuffix(":") ? "" : ":") + (isSecure ? "443" : "80")
  }

  /// Whether this machine itself is meant: never by way of a proxy.
  package var isLoopback: Bool {
    if host == "localhost" || host.hasSuffix(".localhost") || host == "::1" { return true }
    return host.hasPrefix("127.") && host.allSatisfy { $0 == "." || $0.isNumber }
  }

  /// The same place, asked with encryption: never at the port of those who ask without.
  package var secured: HTTPAddress? {
    if isSecure { return self }
    let rest = text.dropFirst("http://".count)
    let whole = rest.prefix { !"/?#".contains($0) }
    let place = whole.hasSuffix(":80") ? whole.dropLast(":80".count) : whole
    return HTTPAddress("https://\(place)\(rest[whole.endIndex...])")
  }

  /// Where a redirect leads: so many at most, and never out of encryption or HTTP.
  func redirected(to target: String?, after redirects: Int, limit: Int) throws(HTTPError)
    -> HTTPAddress
  {
    guard redirects < limit, let target, let next = HTTPAddress(target),
      next.isSecure || !isSecure
    else { throw .badRedirect }
    return next
  }
}

/// Whether a status sends elsewhere.
func isRedirect(_ status: Int) -> Bool { [301, 302, 303, 307, 308].contains(status) }
