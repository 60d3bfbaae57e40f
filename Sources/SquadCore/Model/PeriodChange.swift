/// How far a price went over some days.
package struct PeriodChange: Equatable, Sendable {
  /// Nil where it counts from another day than the one so many days ago, which has no price.
  package let days: Int?
  package let change: Change

  package init(days: Int?, _ change: Change) {
    self.days = days
    self.change = change
  }
}
