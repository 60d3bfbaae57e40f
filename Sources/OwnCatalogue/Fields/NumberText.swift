/// A number as people write it: `1,234.5`, `$4.22`, `-12 %`, `500m`, `1.5 GiB`; with a decimal
/// comma, `1.234,5`.
package struct NumberText: Equatable, Sendable {
  /// The decimal separators that a number can have been written with.
  package enum Style: Equatable, Sendable {
    /// Reads the same with either separator.
    case plain
    case decimalPoint
    case decimalComma
    /// `1,234` and `1.234`: either separator may be the decimal one.
    case ambiguous
  }

  /// With a decimal point where both can be meant.
  package let value: Double
  /// The decimal separators that it can have been written with.
  package let style: Style

  /// Nil for anything but one number; `00501` is a code.
  package init?(_ text: String, decimalComma: Bool = false) {
    var text = text
    guard
      let read = text.withUTF8({ bytes -> NumberText? in
        var reader = NumberReader(bytes)
        return reader.number(decimalComma: decimalComma)
      })
    else { return nil }
    self = read
  }

  init(value: Double, style: Style) {
    self.value = value
    self.style = style
  }
}
