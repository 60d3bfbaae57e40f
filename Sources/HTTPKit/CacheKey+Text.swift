import Basics

extension CacheKey {
  /// The parameters as one line of ASCII, the same for the same parameters in any order.
  package static func canonical(_ parameters: [(String, String)]) -> String {
    guard !parameters.isEmpty else { return "" }
    return parameters.filter { !dropped.contains($0.0.lowercased()) }
      .map { PercentEncoding.encoded($0.0) + "=" + PercentEncoding.encoded($0.1) }
      .sorted()
      .joined(separator: "&")
  }

  /// Names and values of a query, decoded.
  package static func parameters(of query: some StringProtocol) -> [(String, String)] {
    query.utf8.split(separator: UInt8(ascii: "&")).map { pair in
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return (
        PercentEncoding.decoded(parts[0]), parts.count > 1 ? PercentEncoding.decoded(parts[1]) : ""
      )
    }
  }

  /// A path and the parameters of its query; a fragment is dropped.
  package static func split(_ path: String) -> (path: String, parameters: [(String, String)]) {
    let end = path.utf8.firstIndex(of: UInt8(ascii: "#")) ?? path.endIndex
    let whole = path[..<end]
    guard let mark = whole.utf8.firstIndex(of: UInt8(ascii: "?")) else {
      return (String(whole), [])
    }
    return (String(whole[..<mark]), parameters(of: whole[whole.utf8.index(after: mark)...]))
  }
}
