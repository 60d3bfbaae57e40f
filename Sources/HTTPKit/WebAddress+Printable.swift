extension WebAddress {
  /// Scheme, host, port and path, fit to be shown and logged; `…` stands for a part that may be a
  /// password.
  ///
  /// A password may stand in the port's place, and may hold the characters that end a host: `/`,
  /// `?`, `#`, `@`. Everything before the last `@` is therefore left out.
  package var printable: String {
    let parts = AddressParts(text)
    var scheme = parts.scheme.map { String($0) + "://" } ?? ""
    if !scheme.dropLast(3).utf8.allSatisfy(isSchemeByte) { scheme = "" }
    // A word alone may be a piece of a password with spaces in it.
    guard text.isEmpty || text.utf8.contains(where: { ".:/@".utf8.contains($0) }) else {
      return "…"
    }
    guard let sign = text.utf8.lastIndex(of: UInt8(ascii: "@")) else {
      return scheme + Self.printable(parts)
    }
    return scheme + Self.printable(AddressParts(String(text[text.utf8.index(after: sign)...])))
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
