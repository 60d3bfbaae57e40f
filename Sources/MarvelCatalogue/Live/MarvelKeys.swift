import HTTPKit
import SquadCore

/// The keys of a Marvel account. They are sent and never stored or logged.
package struct MarvelKeys: Sendable {
  private let publicKey: String?
  private let privateKey: String?

  package init(publicKey: String?, privateKey: String?) {
    self.publicKey = publicKey
    self.privateKey = privateKey
  }

  /// The parameters that sign a request: `ts`, `apikey` and `hash`, the public key alone, or
  /// nothing.
  ///
  /// - Parameter nonce: any text, different each time.
  func signature(nonce: String) -> [(String, String)] {
    guard let publicKey else { return [] }
    guard let privateKey else { return [("apikey", publicKey)] }
    let hash = MD5.hex(nonce + privateKey + publicKey)
    return [("ts", nonce), ("apikey", publicKey), ("hash", hash)]
  }

  var redaction: Redaction { Redaction(secrets: [publicKey, privateKey].compactMap { $0 }) }
}
