import Basics

/// A service's answer as it came, and what is known of it.
package struct CachedResponse: Equatable, Sendable {
  package let body: [UInt8]
  package let facts: CachedResponse.Metadata

  package var etag: String? { facts.etag }
  package var fetchedAt: Moment { facts.fetchedAt }
  package var source: String { facts.source }
  package var byteCount: Int { facts.byteCount }

  /// - Parameters:
  ///   - etag: as the service sent it, with or without quotes.
  ///   - source: the service's base address; a query and credentials in it are dropped.
  package init(body: [UInt8], etag: String?, fetchedAt: Moment, source: String) {
    self.body = body
    facts = CachedResponse.Metadata(
      etag: etag, fetchedAt: fetchedAt, source: source, byteCount: body.count)
  }

  /// - Returns: nil where the body is not the one that was saved.
  package init?(body: [UInt8], facts: CachedResponse.Metadata) {
    guard body.count == facts.byteCount else { return nil }
    self.body = body
    self.facts = facts
  }
}

extension CachedResponse {
  /// What is known of an answer without reading its body.
  package struct Metadata: Equatable, Sendable {
    package let etag: String?
    /// When the service last sent it, or said that it still holds.
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

/// An answer that is a part of a list.
package struct CachedPage: Equatable, Sendable {
  package let key: CacheKey
  /// How many entries of the list stand before it.
  package let offset: Int
  package let response: CachedResponse

  package init(key: CacheKey, offset: Int, response: CachedResponse) {
    self.key = key
    self.offset = offset
    self.response = response
  }
}
