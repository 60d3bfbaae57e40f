/// Modifiers held with a key.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package static let shift = KeyModifiers(rawValue: 1)
  package static let alt = KeyModifiers(rawValue: 2)
  package static let ctrl = KeyModifiers(rawValue: 4)

  package init(rawValue: UInt8) {
    self.rawValue = rawValue & 7
  }
}
