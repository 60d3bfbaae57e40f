/// Drawing attributes of a cell, besides its colours.
package struct Attributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package static let bold = Attributes(rawValue: 1)
  package static let dim = Attributes(rawValue: 2)
  package static let italic = Attributes(rawValue: 4)
  package static let underline = Attributes(rawValue: 8)
  package static let reverse = Attributes(rawValue: 16)

  package init(rawValue: UInt8) {
    self.rawValue = rawValue & 31
  }

  /// Not the standard library's generic one, whose first call searches the whole program for a
  /// conformance: 1.5 % of a start.
  package init(arrayLiteral elements: Attributes...) {
    self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
  }
}
