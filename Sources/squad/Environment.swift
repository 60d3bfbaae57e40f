#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The environment's variables, read where they are asked for.
struct Environment {
  /// A variable's value; nil where it is unset or empty.
  subscript(name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Addresses, separated by spaces, without the slash at their end; nil where there are none.
  func addresses(_ name: String) -> [String]? {
    guard let text = self[name] else { return nil }
    let addresses = text.split(separator: " ").map { address in
      address.hasSuffix("/") ? String(address.dropLast()) : String(address)
    }
    return addresses.isEmpty ? nil : addresses
  }
}
