import Basics

/// Identifies an address to other processes. Consists of digests, because neither the table of
/// failures nor the lock may disclose an address or a key.
package struct SharedAddress: Hashable, Sendable {
  /// Digest of the address without the parameters that sign it.
  package let digest: String
  /// Digest of its host and port.
  package let host: String

  /// Identifies the request's address, without the parameters that sign it.
  package init(_ request: HTTPRequest) {
    let address = request.address
    let (_, parameters) = CacheKey.split(address.text)
    // A public request must not get a response that a request of `HTTPScope.anywhere` fetched from
    // a private host.
    let scope = request.scope == .anywhere ? "" : "public "
    digest = SHA256.hex("\(scope)\(address.bare)?\(CacheKey.canonical(parameters))")
    host = SHA256.hex(AddressParts(address.text).hostAndPort.lowercased())
  }
}
