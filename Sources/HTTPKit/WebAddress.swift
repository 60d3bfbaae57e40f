import Basics

/// URL of a service or a picture that keeps its text exactly as given: that text goes over the wire
/// and into cache keys.
///
/// Only its shape is checked, so that libcurl need not be open at the start. Decisions about host
/// and port are made by the `Endpoint` that libcurl parses from it.
package struct WebAddress: Hashable, Sendable {
  /// Exactly as given. May hold keys: never to be shown.
  package let text: String
  /// The environment variable that the address, or the one it was derived from, was read from; nil
  /// if there is none.
  package let setting: String?
  /// Nil for another scheme, no host, or bytes that no address has.
  private let scheme: Scheme?

  private enum Scheme: String {
    case http, https
  }

  /// Accepts any text; `isWellFormed` tells whether a request can be sent to it. `setting` is the
  /// variable that it was read from.
  package init(_ text: String, setting: String? = nil) {
    self.text = text
    self.setting = setting
    let parts = AddressParts(text)
    let isClean = text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != 0x5C }
    let hasHost = isClean && !parts.host.isEmpty
    scheme = hasHost ? parts.scheme.flatMap { Scheme(rawValue: $0.lowercased()) } : nil
  }

  /// Whether its shape is that of an http or https URL; requests to any other fail.
  package var isWellFormed: Bool { scheme != nil }

  /// Whether it is a well-formed https URL.
  package var isSecure: Bool { scheme == .https }

  /// The host as written: precise enough to choose between http and https. `Endpoint` decides about
  /// connections.
  package var host: HostName { HostName(AddressParts(text).host) }

  /// Without query, fragment and credentials, fit for a file or a log.
  package var bare: String {
    let parts = AddressParts(text)
    let scheme = parts.scheme.map { String($0) + "://" } ?? ""
    // Strings, not substrings: appending those is generic, and its first call takes 1.5 % of a
    // start.
    return scheme + String(parts.hostAndPort) + String(parts.path)
  }

  /// The path; `/` where it is empty.
  package var path: String {
    let path = AddressParts(text).path
    return path.isEmpty ? "/" : String(path)
  }

  /// The address with a path or a query appended. A malformed address stays malformed: appended to
  /// `http:/`, a path would become its host.
  package func appending(_ suffix: String) -> WebAddress {
    let address = WebAddress(text + suffix, setting: setting)
    return isWellFormed || !address.isWellFormed ? address : self
  }

  /// With a slash appended to the path; nil where it ends in one.
  package var withTrailingSlash: WebAddress? {
    let parts = AddressParts(text)
    if parts.path.utf8.last == UInt8(ascii: "/") { return nil }
    return WebAddress(
      String(text[..<parts.path.endIndex]) + "/" + text[parts.path.endIndex...], setting: setting)
  }

  /// The same address with https; drops port 80, which is that of plain HTTP.
  package var secured: WebAddress {
    guard scheme == .http else { return self }
    let authority = AddressParts(text).authority
    let trimmed = authority.hasSuffix(":80") ? authority.dropLast(":80".count) : authority
    return WebAddress("https://" + trimmed + text[authority.endIndex...], setting: setting)
  }
}

extension WebAddress {
  /// Compares the texts alone.
  package static func == (left: WebAddress, right: WebAddress) -> Bool { left.text == right.text }

  /// Hashes the text alone, as `==` compares it.
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension WebAddress: ExpressibleByStringLiteral {
  /// An address without a setting.
  package init(stringLiteral text: String) { self.init(text) }
}

extension WebAddress {
  /// The target of a redirect; throws `.badRedirect` beyond the limit, from https to http, and for
  /// other schemes.
  func redirected(to target: String?, after redirects: Int, limit: Int) throws(ServiceError)
    -> WebAddress
  {
    guard redirects < limit, let next = target.map({ WebAddress($0) }), next.isWellFormed,
      next.isSecure || !isSecure
    else { throw .badRedirect }
    return next
  }
}

func isRedirect(_ status: Int) -> Bool { [301, 302, 303, 307, 308].contains(status) }

extension WebAddress {
  /// Scheme, host, port and path, fit to be shown and logged; `…` stands for a part that may be a
  /// password.
  ///
  /// A password may stand in the port's place, and may hold the characters that end a host: `/`,
  /// `?`, `#`, `@`. Everything before the last `@` is therefore left out, unless it can't hold one.
  package var printable: String {
    let parts = AddressParts(text)
    var scheme = parts.scheme.map { String($0) + "://" } ?? ""
    if !scheme.dropLast(3).utf8.allSatisfy(isSchemeByte) { scheme = "" }
    // A word alone may be a piece of a password with spaces in it.
    guard text.isEmpty || text.utf8.contains(where: { ".:/@".utf8.contains($0) }) else {
      return "…"
    }
    guard let sign = text.utf8.lastIndex(of: UInt8(ascii: "@")), !Self.isInPath(sign, of: parts)
    else { return scheme + Self.printable(parts) }
    return scheme + Self.printable(AddressParts(String(text[text.utf8.index(after: sign)...])))
  }

  /// Whether an `@` belongs to the path, as in `https://cdn.example.org/heroes@0.3.0/all.json`:
  /// before it is a dotted host, but no colon, which a password would follow.
  private static func isInPath(_ sign: String.Index, of parts: AddressParts) -> Bool {
    guard parts.scheme != nil, parts.path.startIndex < sign, sign < parts.path.endIndex else {
      return false
    }
    return parts.authority.utf8.contains(UInt8(ascii: "."))
      && !parts.authority.utf8.contains { ":@".utf8.contains($0) }
      && !parts.path[..<sign].utf8.contains(UInt8(ascii: ":"))
  }

  private static func printable(_ parts: AddressParts) -> String {
    let authority = parts.authority
    let host = authority.hasPrefix("[") ? "[\(parts.host)]" : String(parts.host)
    let port = authority.utf8.dropFirst(host.utf8.count)
    let number = port.isEmpty ? "" : String(decoding: port.dropFirst(), as: UTF8.self)
    let isPort = port.first.map { $0 == UInt8(ascii: ":") } ?? true
    guard HostName(host).isPlain, isPort, number.isEmpty || UInt16(number) != nil else {
      return "…"
    }
    return String(authority) + String(parts.path)
  }
}

private func isSchemeByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  default: "+-.".utf8.contains(byte)
  }
}

/// The components of an address, undecoded. Any text has them, so that parsing can't fail.
struct AddressParts {
  /// The text before `://`; nil where there is none.
  let scheme: Substring?
  /// User, password, host and port.
  let authority: Substring
  /// From the slash after the authority up to the query.
  let path: Substring

  /// Compares bytes: a combining mark after a slash would hide it from a comparison of characters.
  init(_ text: String) {
    let end = text.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let whole = text[..<(end ?? text.endIndex)]
    let head = Self.beforeSlash(whole)
    let remainder = whole[head.endIndex...]
    let hasScheme = head.utf8.count > 1 && head.utf8.last == UInt8(ascii: ":")
    if hasScheme, remainder.utf8.starts(with: "//".utf8) {
      scheme = whole[..<whole.utf8.index(before: head.endIndex)]
      authority = Self.beforeSlash(whole[whole.utf8.index(head.endIndex, offsetBy: 2)...])
    } else {
      scheme = nil
      authority = head
    }
    path = whole[authority.endIndex...]
  }

  /// Without user and password.
  var hostAndPort: Substring {
    guard let sign = authority.utf8.lastIndex(of: UInt8(ascii: "@")) else { return authority }
    return authority[authority.utf8.index(after: sign)...]
  }

  /// A name or an IP address; an IPv6 address without its brackets.
  var host: Substring {
    let text = hostAndPort
    guard text.utf8.first == UInt8(ascii: "[") else {
      return Substring(text.utf8.prefix { $0 != UInt8(ascii: ":") })
    }
    return Substring(text.utf8.dropFirst().prefix { $0 != UInt8(ascii: "]") })
  }

  private static func beforeSlash(_ text: Substring) -> Substring {
    Substring(text.utf8.prefix { $0 != UInt8(ascii: "/") })
  }
}
