/// Name under which a visitor's squad is stored, such as a key's fingerprint: 1 to 64 printable
/// ASCII bytes without a space.
package struct VisitorName: Equatable, Hashable, Sendable {
  /// Maximum number of bytes.
  package static let longest = 64

  /// The name as given.
  package let text: String

  /// Nil for any other text.
  package init?(_ text: String) {
    guard (1...Self.longest).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.text = text
  }
}
