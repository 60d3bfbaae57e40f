/// Sort order of a list.
package struct SortOrder: Hashable, Sendable {
  /// Contents of the rows' right edge in an order.
  package enum Column: Hashable, Sendable {
    /// The list's own column.
    case list
    /// The value that the rows are sorted by: words, or figures.
    case words, figures
  }

  /// The service's name for it, without the sign for descending: `name`.
  package let key: String
  /// Whether the largest value comes first.
  package let isDescending: Bool
  /// Contents of the rows' right edge.
  package let column: Column
  /// Whether the service lacks this order: only rows that are stored as a whole are sorted.
  package let isDerived: Bool

  /// By default ascending, known to the service, with the list's own column.
  package init(
    key: String, isDescending: Bool = false, column: Column = .list, isDerived: Bool = false
  ) {
    self.key = key
    self.isDescending = isDescending
    self.column = column
    self.isDerived = isDerived
  }

  /// The same order reversed.
  package var reversed: SortOrder {
    SortOrder(key: key, isDescending: !isDescending, column: column, isDerived: isDerived)
  }
}

/// Key of a sort order in squad's own words; the raw value is `SortOrder.key`.
package enum SortKey: String, CaseIterable, Sendable {
  /// The order of the records in a user's file.
  case file = "."
  case name, modified, release, episode, number, use, code
  case comics, publisher, total, films, birth, change
  case intelligence, strength, speed, durability, power, combat
}
