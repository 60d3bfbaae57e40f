/// Addresses of services, and the keys of Marvel's; nil: the built-in ones. Values are never shown:
/// a key is a secret, and an address may contain one.
package struct ServiceSettings: Equatable, Sendable {
  /// Without `/characters`.
  package var marvel: [String]?
  /// Nil: requests aren't signed, unless the environment has a key.
  package var marvelPublicKey: String?
  /// A secret, which signs requests and is never sent itself.
  package var marvelPrivateKey: String?
  /// Without `/all.json`.
  package var superheroes: [String]?
  /// Without `/films` and `/people`.
  package var starwars: [String]?
  /// Full addresses, with `{currency}` or `{currency:lower}` for the code.
  package var bitcoin: [String]?
  /// Full addresses of daily closes, with the same placeholders.
  package var bitcoinHistory: [String]?

  /// The built-in addresses, and no keys.
  package init() {}

  /// Values that no log may show.
  package var secrets: [String] { [marvelPublicKey, marvelPrivateKey].compactMap { $0 } }
}
