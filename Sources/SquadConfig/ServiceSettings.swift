/// Addresses of services and the keys of Marvel's; nil: as built in. Values are never shown: a key
/// is a secret, and an address may hold one.
package struct ServiceSettings: Equatable, Sendable {
  /// What stands before `/characters`.
  package var marvel: [String]?
  package var marvelPublicKey: String?
  package var marvelPrivateKey: String?
  /// What stands before `/all.json`.
  package var superheroes: [String]?
  /// What stands before `/films` and `/people`.
  package var starwars: [String]?
  /// Whole addresses, with `{currency}` or `{currency:lower}` for the code.
  package var bitcoin: [String]?
  package var bitcoinHistory: [String]?

  package init() {}

  /// What no log may show.
  package var secrets: [String] { [marvelPublicKey, marvelPrivateKey].compactMap { $0 } }
}
