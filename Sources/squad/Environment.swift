import HTTPKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Environment variables, read on access.
struct Environment {
  /// A variable's value; nil where it is unset or empty.
  subscript(name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Base addresses, separated by spaces, without the slash at their end; nil where there are none.
  func baseAddresses(_ name: String) -> [WebAddress]? {
    addresses(name)?.map { address in
      let text = address.text
      // Without its slash, `http://` would take a path for its host.
      let hasSlash = address.isWellFormed && text.hasSuffix("/")
      return hasSlash ? WebAddress(String(text.dropLast())) : address
    }
  }

  /// Addresses, separated by spaces; nil where there are none.
  func addresses(_ name: String) -> [WebAddress]? {
    let words = self[name]?.split(separator: " ") ?? []
    return words.isEmpty ? nil : words.map { WebAddress(String($0)) }
  }
}
