import Basics

/// A service's response: its body, and its metadata.
package struct CachedResponse: Equatable, Sendable {
  /// Decompressed, otherwise as the service sent it.
  package let body: [UInt8]
  /// Everything about the response but its body.
  package let metadata: CachedResponse.Metadata

  /// The `ETag` of its metadata; nil where the service sent none.
  package var etag: String? { metadata.etag }
  /// When the service last sent or confirmed it.
  package var fetchedAt: Moment { metadata.fetchedAt }
  /// The base address of the service it came from.
  package var source: String { metadata.source }

  /// `etag` is as the service sent it, with or without quotes. `source` is the service's base
  /// address; a query and credentials in it are dropped.
  package init(body: [UInt8], etag: String?, fetchedAt: Moment, source: String) {
    self.body = body
    metadata = CachedResponse.Metadata(
      etag: etag, fetchedAt: fetchedAt, source: source, byteCount: body.count)
  }

  /// `base` is the service's base address.
  package init(_ response: HTTPResponse, from base: String) {
    self.init(
      body: response.body, etag: response.headers["ETag"], fetchedAt: response.moment, source: base)
  }

  /// - Returns: nil where the body's size differs from the metadata's.
  package init?(body: [UInt8], metadata: CachedResponse.Metadata) {
    guard body.count == metadata.byteCount else { return nil }
    self.body = body
    self.metadata = metadata
  }
}

extension CachedResponse {
  /// Everything about a cached response but its body.
  package struct Metadata: Equatable, Sendable {
    /// The `ETag` as the service sent it; nil without one.
    package let etag: String?
    /// When the service last sent or confirmed it.
    package let fetchedAt: Moment
    /// The base address of the service it came from. An `etag` means nothing to another one.
    package let source: String
    /// Size of the body in bytes.
    package let byteCount: Int

    /// `source` is the service's base address; a query and credentials in it are dropped.
    package init(etag: String?, fetchedAt: Moment, source: String, byteCount: Int) {
      self.etag = etag
      self.fetchedAt = fetchedAt
      self.source = WebAddress(source).bare
      self.byteCount = byteCount
    }
  }
}

/// Cached page of a list.
package struct CachedPage: Equatable, Sendable {
  /// The key of this page, with the parameters of its own request.
  package let key: CacheKey
  /// Offset of its first entry in the list.
  package let offset: Int
  /// The page's body as the service sent it, and its metadata.
  package let response: CachedResponse

  /// Creates a page of a cached response.
  package init(key: CacheKey, offset: Int, response: CachedResponse) {
    self.key = key
    self.offset = offset
    self.response = response
  }
}
