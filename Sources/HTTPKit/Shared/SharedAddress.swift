import Basics

/// The name under which processes share the answer of an address: digests, so that a file of them
/// tells neither what was asked nor a key.
package struct SharedAddress: Hashable, Sendable {
  /// Digest of the address without the parameters that sign it.
  package let digest: String
  /// Digest of its host and port.
  package let host: String
  /// The ETag of the response that the request wants confirmed.
  package let etag: String?

  package init(_ request: HTTPRequest) {
    let address = request.address
    let (_, parameters) = CacheKey.split(address.text)
    // A public request must not have what another one fetched from a private host.
    let scope = request.scope == .anywhere ? "" : "public "
    digest = SHA256.hex("\(scope)\(address.bare)?\(CacheKey.canonical(parameters))")
    host = SHA256.hex(AddressParts(address.text).hostAndPort.lowercased())
    etag = request.headers.first { isSameWord($0.0, "If-None-Match") }?.1
  }

  /// The name of something that is made of responses, and of no host.
  package init(_ key: CacheKey) {
    digest = SHA256.hex("\(key.catalogue) \(key.path)?\(key.query)")
    host = ""
    etag = nil
  }
}
