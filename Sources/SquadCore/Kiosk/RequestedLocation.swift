/// A list or entry that a visitor named after the host (`ssh demo@host bitcoin/EUR`): `[a-z]+` and
/// at most two parts of `[A-Za-z0-9._-]+` after slashes, 64 bytes in all. It need not exist.
package struct RequestedLocation: Equatable, Sendable {
  /// Maximum number of bytes.
  package static let longest = 64

  /// The location as the visitor wrote it: `bitcoin/EUR`.
  package let text: String

  /// Nil for any other text.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let first = parts.first, !first.isEmpty, first.allSatisfy(Self.isLowercase),
      parts.count <= 3,
      parts.dropFirst().allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isAllowed) })
    else { return nil }
    self.text = text
  }

  private static func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: isLowercase(byte)
    }
  }
}
