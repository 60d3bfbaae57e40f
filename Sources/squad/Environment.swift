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
    words(name)?.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  /// Texts, separated by spaces, such as full addresses; nil where there are none.
  func words(_ name: String) -> [String]? {
    let words = self[name]?.split(separator: " ").map(String.init) ?? []
    return words.isEmpty ? nil : words
  }
}
