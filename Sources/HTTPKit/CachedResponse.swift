import Basics

/// Body of a service's response as it came, with its metadata.
package struct CachedResponse: Equatable, Sendable {
  package let body: [UInt8]
  package let metadata: CachedResponse.Metadata

  package var etag: String? { metadata.etag }
  package var fetchedAt: Moment { metadata.fetchedAt }
  package var source: String { metadata.source }
  package var byteCount: Int { metadata.byteCount }

  /// - Parameters:
  ///   - etag: as the service sent it, with or without quotes.
  ///   - source: the service's base address; a query and credentials in it are dropped.
  package init(body: [UInt8], etag: String?, fetchedAt: Moment, source: String) {
    self.body = body
    metadata = CachedResponse.Metadata(
      etag: etag, fetchedAt: fetchedAt, source: source, byteCount: body.count)
  }

  /// - Parameter base: the service's base address.
  package init(_ response: HTTPResponse, from base: String) {
    self.init(
      body: response.body, etag: response.headers["ETag"], fetchedAt: response.moment, source: base)
  }

  /// - Returns: nil where the body has not the size in the metadata.
  package init?(body: [UInt8], metadata: CachedResponse.Metadata) {
    guard body.count == metadata.byteCount else { return nil }
    self.body = body
    self.metadata = metadata
  }
}

extension CachedResponse {
  /// Everything about a cached response but its body.
  package struct Metadata: Equatable, Sendable {
    package let etag: String?
    /// When the service last sent or confirmed it.
    package let fetchedAt: Moment
    /// The base address of the service it came from. An `etag` means nothing to another one.
    package let source: String
    package let byteCount: Int

    package init(etag: String?, fetchedAt: Moment, source: String, byteCount: Int) {
      self.etag = etag
      self.fetchedAt = fetchedAt
      self.source = Self.bare(source)
      self.byteCount = byteCount
    }

    /// An address without query, fragment, user and password.
    package static func bare(_ address: String) -> String { WebAddress(address).bare }
  }
}

/// Cached page of a list.
package struct CachedPage: Equatable, Sendable {
  package let key: CacheKey
  /// Offset of its first entry in the list.
  package let offset: Int
  package let response: CachedResponse

  package init(key: CacheKey, offset: Int, response: CachedResponse) {
    self.key = key
    self.offset = offset
    self.response = response
  }
}
