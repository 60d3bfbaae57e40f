/// A number that a detail shows as a bar: its field parsed, or as the user wrote it.
package struct BarField<Field: Equatable & Sendable>: Equatable, Sendable {
  /// The number's field.
  package let field: Field
  /// As the user calls it; nil: the field's own words.
  package let label: String?
  /// The number of a full bar; nil: that of all bars.
  package let full: Double?

  /// `label` is nil for the field's own words. `full` is the number of a full bar; nil for that of
  /// all bars.
  package init(_ field: Field, label: String? = nil, full: Double? = nil) {
    self.field = field
    self.label = label
    self.full = full
  }
}

/// The numbers that a detail shows as bars on one scale.
package struct BarFields: Equatable, Sendable {
  /// Where a record has the numbers.
  package enum Source: Equatable, Sendable {
    /// A field each.
    case fields([BarField<FieldTemplate>])
    /// A list of objects of one name and one number, relative to each.
    case list(FieldPath, name: FieldPath, number: FieldPath)
  }

  /// Where each record has the numbers.
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
