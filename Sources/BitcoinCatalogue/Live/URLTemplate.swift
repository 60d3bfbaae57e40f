import HTTPKit

/// A full address of an answer, with places that a currency's code goes into: `{currency}` as it
/// is, `{currency:lower}` in small letters.
struct URLTemplate: Equatable, Sendable {
  private let address: WebAddress

  init(_ address: WebAddress) { self.address = address }

  /// Whether it asks for one currency, and not for all that there are.
  var namesCurrency: Bool { filled(with: "") != address }

  func filled(with code: String) -> WebAddress {
    var filled = ""
    var rest = address.text[...]
    while let brace = rest.firstIndex(of: "{") {
      filled += rest[..<brace]
      rest = rest[brace...]
      if rest.hasPrefix("{currency}") {
        filled += code
        rest.removeFirst("{currency}".count)
      } else if rest.hasPrefix("{currency:lower}") {
        filled += code.lowercased()
        rest.removeFirst("{currency:lower}".count)
      } else {
        filled += "{"
        rest.removeFirst()
      }
    }
    return WebAddress(filled + rest)
  }

  /// What tells its answers from those of other services, without anything secret.
  var label: String { address.bare }
}
