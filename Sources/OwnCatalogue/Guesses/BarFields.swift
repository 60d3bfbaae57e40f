/// The numbers that a detail shows as bars on one scale.
package struct BarFields: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    /// A column each.
    case columns([FieldPath])
    /// A list of objects of one name and one number, relative to each.
    case list(FieldPath, name: FieldPath, number: FieldPath)
  }

  package let source: Source
  /// The number of a full bar; a larger one met later is full, too.
  package let full: Double

  /// The scale's end for numbers up to `largest`: 1, 1.5, 2, 2.5, 3, 4, 5, 6 or 8 times a power
  /// of ten.
  package static func full(for largest: Double) -> Double {
    guard largest > 1e-9, largest.isFinite else { return 1 }
    var power = 1.0
    while power * 10 <= largest { power *= 10 }
    while power > largest { power /= 10 }
    let steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8]
    return (steps.first { $0 * power >= largest } ?? 10) * power
  }
}
