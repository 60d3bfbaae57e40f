/// Percent-encoding of RFC 3986.
package enum PercentEncoding {
  /// Encodes each byte of the text's UTF-8 that is neither unreserved nor `allowed`.
  package static func encoded(_ text: String, keeping allowed: Unicode.Scalar? = nil) -> String {
    var result = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      if isUnreserved(byte) || scalar == allowed {
        result.unicodeScalars.append(scalar)
      } else {
        result += "%" + String(byte, radix: 16, uppercase: true).zeroPadded(to: 2)
      }
    }
    return result
  }

  /// Decodes as forms do: `+` is a space, and a percent sign without two digits stays.
  package static func decoded(_ text: some Sequence<UInt8>) -> String {
    var result: [UInt8] = []
    var remaining = Array(text)[...]
    while let byte = remaining.popFirst() {
      if byte == UInt8(ascii: "%"), let code = hexadecimal(remaining.prefix(2)) {
        result.append(code)
        remaining = remaining.dropFirst(2)
      } else {
        result.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// The byte of two hexadecimal digits; nil for anything else.
  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
    // The initializer accepts a sign before the digits.
    guard digits.count == 2, let first = digits.first, !"+-".utf8.contains(first) else {
      return nil
    }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
