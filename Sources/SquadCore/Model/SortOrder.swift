/// Sort order that a list supports.
package struct SortOrder: Hashable, Sendable {
  /// What stands at the rows' right edge in an order.
  package enum Column: Hashable, Sendable {
    /// The list's own column.
    case list
    /// What the rows are sorted by: words, or figures.
    case words, figures
  }

  /// What the service calls it, without the sign for descending: `name`.
  package let key: String
  package let isDescending: Bool
  package let column: Column
  /// Whether the service can't sort so: only rows that are on this machine as a whole are sorted.
  package let isDerived: Bool

  package init(
    key: String, isDescending: Bool = false, column: Column = .list, isDerived: Bool = false
  ) {
    self.key = key
    self.isDescending = isDescending
    self.column = column
    self.isDerived = isDerived
  }

  /// The same the other way round.
  package var reversed: SortOrder {
    SortOrder(key: key, isDescending: !isDescending, column: column, isDerived: isDerived)
  }
}
