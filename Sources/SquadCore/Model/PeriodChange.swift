/// Change of a price over a number of days.
package struct PeriodChange: Equatable, Sendable {
  /// Nil if it starts on another day, because the one `days` ago has no price.
  package let days: Int?
  package let change: Change

  package init(days: Int?, _ change: Change) {
    self.days = days
    self.change = change
  }
}
