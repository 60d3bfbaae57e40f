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

    /// An address without query, fragment, name and password.
    package static func bare(_ address: String) -> String {
      let end = address.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
      let whole = address[..<(end ?? address.endIndex)]
      let start = authority(in: whole)
      let host = whole[start...].utf8.prefix { $0 != UInt8(ascii: "/") }
      guard let at = host.lastIndex(of: UInt8(ascii: "@")) else { return String(whole) }
      return String(whole[..<start] + whole[whole.utf8.index(after: at)...])
    }

    /// Where the part after `https://` begins.
    private static func authority(in address: Substring) -> Substring.Index {
      let slash = UInt8(ascii: "/")
      guard let first = address.utf8.firstIndex(of: slash) else { return address.startIndex }
      let second = address.utf8.index(after: first)
      guard second < address.endIndex, address.utf8[second] == slash, first > address.startIndex,
        address.utf8[address.utf8.index(before: first)] == UInt8(ascii: ":")
      else { return address.startIndex }
      return address.utf8.index(after: second)
    }
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
