import Basics
import HTTPKit
import Synchronization

/// The keys of a Marvel account. They are sent, and never stored or logged.
package struct MarvelKeys: Sendable {
  private let publicKey: String?
  private let privateKey: String?

  /// Without a public key requests aren't signed; without a private one only the public one is
  /// sent.
  package init(publicKey: String?, privateKey: String?) {
    self.publicKey = publicKey
    self.privateKey = privateKey
  }

  /// The parameters that sign a request: `ts`, `apikey` and `hash`, or as many as the keys allow.
  ///
  /// - Parameter nonce: any text that was not used before.
  func signature(nonce: String) -> [(String, String)] {
    guard let publicKey else { return [] }
    guard let privateKey else { return [("apikey", publicKey)] }
    let hash = MD5.hex(nonce + privateKey + publicKey)
    return [("ts", nonce), ("apikey", publicKey), ("hash", hash)]
  }

  var redaction: Redaction { Redaction(secrets: [publicKey, privateKey].compactMap { $0 }) }
}

/// Unique texts for the Marvel API's `ts`.
final class NonceSource: Sendable {
  private let now: @Sendable () -> Moment
  private let count = Atomic(0)

  init(_ now: @escaping @Sendable () -> Moment) { self.now = now }

  func next() -> String {
    "\(now().seconds)-\(count.wrappingAdd(1, ordering: .relaxed).newValue)"
  }
}
