import Basics

/// Key of a cached response: the path of the request and its parameters, without those that only
/// sign it and so differ each time.
package struct CacheKey: Hashable, Sendable {
  /// Signing parameters, dropped whatever their case: credentials don't belong in a file. Kept in
  /// an address without `apikey`, where they mean something else, such as the `hash` of a picture.
  private static let signing: Set<String> = ["ts", "hash", keyName]
  private static let keyName = "apikey"

  /// Id of the catalogue: `marvel`; `shared` for responses that no service saves under its own key.
  package let catalogue: String
  /// Without its query, whose parameters are in `query`.
  package let path: String
  /// The parameters in their canonical order and spelling.
  package let query: String

  /// `path` is below the service's base address and may have a query. `parameters` are names and
  /// values, not percent-encoded.
  package init(catalogue: String, path: String, parameters: [(String, String)] = []) {
    let (bare, own) = Self.split(path)
    self.catalogue = catalogue
    self.path = bare
    query = Self.canonical(own + parameters)
  }

  /// Names and values, sorted.
  package var parameters: [(String, String)] { Self.parameters(of: query) }

  /// The first value of a parameter.
  package func value(of name: String) -> String? { parameters.first { $0.0 == name }?.1 }
}

extension CacheKey {
  /// The key without offset and limit, the same for all pages of a list.
  package var listKey: CacheKey {
    let own = parameters.filter { $0.0 != "offset" && $0.0 != "limit" }
    return CacheKey(catalogue: catalogue, path: path, parameters: own)
  }

  /// Offset of its page in the list; nil where the parameter is not a valid one.
  package var offset: Int? {
    guard let text = value(of: "offset") else { return 0 }
    guard let offset = Int(text), offset >= 0 else { return nil }
    return offset
  }
}

extension CacheKey {
  /// The parameters as one line of ASCII, the same for the same parameters in any order.
  package static func canonical(_ parameters: [(String, String)]) -> String {
    guard !parameters.isEmpty else { return "" }
    let isSigned = parameters.contains { $0.0.lowercased() == keyName }
    return parameters.filter { !isSigned || !signing.contains($0.0.lowercased()) }
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
