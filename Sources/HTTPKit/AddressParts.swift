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
