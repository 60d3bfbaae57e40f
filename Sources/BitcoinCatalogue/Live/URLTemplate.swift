import HTTPKit

/// An address with placeholders for a currency's code: `{currency}` as it is, `{currency:lower}` in
/// lower case.
struct URLTemplate: Equatable, Sendable {
  private let address: WebAddress

  init(_ address: WebAddress) { self.address = address }

  /// Whether it is the address of one currency, and not of all.
  var namesCurrency: Bool { filled(with: "") != address }

  func filled(with code: String) -> WebAddress {
    var filled = ""
    var remaining = address.text[...]
    while let brace = remaining.firstIndex(of: "{") {
      filled += remaining[..<brace]
      remaining = remaining[brace...]
      if remaining.hasPrefix("{currency}") {
        filled += code
        remaining.removeFirst("{currency}".count)
      } else if remaining.hasPrefix("{currency:lower}") {
        filled += code.lowercased()
        remaining.removeFirst("{currency:lower}".count)
      } else {
        filled += "{"
        remaining.removeFirst()
      }
    }
    return WebAddress(filled + remaining)
  }

  /// Name of the service in cache keys, without anything secret.
  var label: String { address.bare }
}
