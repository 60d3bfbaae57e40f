/// What a service's answer is kept under: the path that was asked for and the request's own
/// parameters. What only signs a request, and changes with each one, never becomes part of it.
package struct CacheKey: Hashable, Sendable {
  /// Dropped in any case of letters. What proves who asks has no place in a file.
  static let dropped: Set<String> = ["ts", "hash", "apikey"]

  package let catalogue: String
  /// Without a query; what came with it became parameters.
  package let path: String
  /// The parameters in their canonical order and spelling.
  package let query: String

  /// - Parameters:
  ///   - path: what stands after the service's base address; it may carry a query.
  ///   - parameters: names and values, not percent-encoded.
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
  /// The key that all pages of one list have in common.
  package var withoutStretch: CacheKey {
    let own = parameters.filter { $0.0 != "offset" && $0.0 != "limit" }
    return CacheKey(catalogue: catalogue, path: path, parameters: own)
  }

  /// Where its page begins in the list; nil where the offset is no place.
  package var offset: Int? {
    guard let text = value(of: "offset") else { return 0 }
    guard let offset = Int(text), offset >= 0 else { return nil }
    return offset
  }
}
