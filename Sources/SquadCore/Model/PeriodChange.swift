/// Change of a price over a number of days.
package struct PeriodChange: Equatable, Sendable {
  /// Nil if it starts on another day, because the one `days` ago has no price.
  package let days: Int?
  /// The change, with the day at which it starts.
  package let change: Change

  /// `days` is nil if the change starts on another day.
  package init(days: Int?, _ change: Change) {
    self.days = days
    self.change = change
  }
}
