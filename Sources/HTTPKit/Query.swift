/// Names and values as the query of an address.
package enum Query {
  /// `?a=1&b=2%20c`; empty where there are none.
  package static func text(_ parameters: [(String, String)]) -> String {
    guard !parameters.isEmpty else { return "" }
    return "?" + parameters.map { "\(encoded($0.0))=\(encoded($0.1))" }.joined(separator: "&")
  }

  /// Everything but RFC 3986's unreserved characters as percent and two digits.
  static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}
