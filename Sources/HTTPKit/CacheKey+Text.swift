extension CacheKey {
  /// The parameters as one line of ASCII, the same for the same parameters in any order.
  package static func canonical(_ parameters: [(String, String)]) -> String {
    parameters.filter { !dropped.contains($0.0.lowercased()) }
      .map { "\(encoded($0.0))=\(encoded($0.1))" }
      .sorted()
      .joined(separator: "&")
  }

  /// Names and values of a query, decoded.
  package static func parameters(of query: some StringProtocol) -> [(String, String)] {
    query.utf8.split(separator: UInt8(ascii: "&")).map { pair in
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return (decoded(parts[0]), parts.count > 1 ? decoded(parts[1]) : "")
    }
  }

  /// A path and the parameters behind its question mark; a fragment is dropped.
  package static func split(_ path: String) -> (path: String, parameters: [(String, String)]) {
    let end = path.utf8.firstIndex(of: UInt8(ascii: "#")) ?? path.endIndex
    let whole = path[..<end]
    guard let mark = whole.utf8.firstIndex(of: UInt8(ascii: "?")) else {
      return (String(whole), [])
    }
    return (String(whole[..<mark]), parameters(of: whole[whole.utf8.index(after: mark)...]))
  }

  private static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }

  private static func decoded(_ text: some Sequence<UInt8>) -> String {
    var result: [UInt8] = []
    var rest = Array(text)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = hexadecimal(rest.prefix(2)) {
        result.append(code)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The byte that two digits stand for.
  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard digits.count == 2, digits.first != UInt8(ascii: "+") else { return nil }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
