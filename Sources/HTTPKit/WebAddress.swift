/// Address of a service or a picture, with its text exactly as it was given: that text goes over
/// the wire and into cache keys.
///
/// Only its shape is checked, so that libcurl need not be open at the start. What is decided by
/// host and port is decided by the `Endpoint` that libcurl finds in it.
package struct WebAddress: Hashable, Sendable {
  package let text: String
  /// Nil for another scheme, no host, or bytes that no address has.
  private let scheme: Scheme?

  private enum Scheme: String {
    case http, https
  }

  package init(_ text: String) {
    self.text = text
    let parts = AddressParts(text)
    let isClean = text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != 0x5C }
    let hasHost = isClean && !parts.host.isEmpty
    scheme = hasHost ? parts.scheme.flatMap { Scheme(rawValue: $0.lowercased()) } : nil
  }

  /// Whether it has the shape of an http or https address: any other fails when it is requested.
  package var isWellFormed: Bool { scheme != nil }

  package var isSecure: Bool { scheme == .https }

  /// The host as the text has it. Enough to prefer http or https by, while `Endpoint` says what may
  /// be connected to.
  package var host: HostName { HostName(AddressParts(text).host) }

  /// Without query, fragment, user and password: fit for a file or a log, whatever the text is.
  package var bare: String {
    let parts = AddressParts(text)
    return (parts.scheme.map { $0 + "://" } ?? "") + parts.hostAndPort + parts.path
  }

  /// What stands between host and query; `/` where nothing does.
  package var path: String {
    let path = AddressParts(text).path
    return path.isEmpty ? "/" : String(path)
  }

  /// The address of a path below this one, or with a query appended. `http:/` would take the path
  /// for a host: what has not the shape of an address stays without it.
  package func appending(_ suffix: String) -> WebAddress {
    let address = WebAddress(text + suffix)
    return isWellFormed || !address.isWellFormed ? address : self
  }

  /// With a slash at the path's end; nil where there is one.
  package var withTrailingSlash: WebAddress? {
    let parts = AddressParts(text)
    if parts.path.utf8.last == UInt8(ascii: "/") { return nil }
    return WebAddress(String(text[..<parts.path.endIndex]) + "/" + text[parts.path.endIndex...])
  }

  /// The same place over TLS: never at the port of plain HTTP.
  package var secured: WebAddress {
    guard scheme == .http else { return self }
    let authority = AddressParts(text).authority
    let place = authority.hasSuffix(":80") ? authority.dropLast(":80".count) : authority
    return WebAddress("https://" + place + text[authority.endIndex...])
  }
}

extension WebAddress: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
