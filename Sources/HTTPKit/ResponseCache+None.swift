extension ResponseCache {
  /// Stores nothing and has nothing.
  package static let none = ResponseCache(
    response: { _ in nil }, metadata: { _ in nil }, freshest: { _, _ in nil },
    save: { _, _ in false }, touch: { _, _, _ in false }, remove: { _ in }, keys: { _ in [] },
    pages: { _ in [] })
}
