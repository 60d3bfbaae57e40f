/// What a visitor's squad is kept under, such as the fingerprint of a key: 1 to 64 printable ASCII
/// bytes without a space.
package struct VisitorName: Equatable, Hashable, Sendable {
  package static let longest = 64

  package let text: String

  /// Nil for anything else.
  package init?(_ text: String) {
    guard (1...Self.longest).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.text = text
  }
}
