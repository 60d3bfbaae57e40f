import Basics

/// A value a day, to be drawn as a chart with the days listed below it.
package struct Series: Equatable, Sendable {
  /// The oldest first, no day twice. Days without a value are not there: a gap stays a gap.
  package let points: [SeriesPoint]
  /// Places after the point of each value.
  package let places: Int
  /// `USD`
  package let unit: String
  /// What has to be said about it: that it is in another currency than the rate above.
  package let note: String?
  package let freshness: Freshness

  package init(
    points: [SeriesPoint], places: Int, unit: String, note: String? = nil, freshness: Freshness
  ) {
    self.points = points
    self.places = places
    self.unit = unit
    self.note = note
    self.freshness = freshness
  }

  /// The same with something to be said about it.
  package func with(note: String) -> Series {
    Series(points: points, places: places, unit: unit, note: note, freshness: freshness)
  }

  /// The points of the last so many days, counted back from its newest day.
  package func last(days: Int) -> ArraySlice<SeriesPoint> {
    guard let newest = points.last?.daysSince1970 else { return [] }
    return points.drop { $0.daysSince1970 <= newest - days }
  }
}

/// A day's value.
package struct SeriesPoint: Equatable, Sendable {
  // The largest first: so a point takes 16 bytes. Histories have tens of thousands.
  package let value: Amount
  private let dayNumber: Int32
  /// Whether the day is not over: the value is the newest, not the last.
  package let isOpen: Bool

  /// - Parameter daysSince1970: the day; one beyond what a calendar needs is clamped.
  package init(daysSince1970: Int, value: Amount, isOpen: Bool = false) {
    dayNumber = Int32(clamping: daysSince1970)
    self.value = value
    self.isOpen = isOpen
  }

  package var daysSince1970: Int { Int(dayNumber) }

  package var day: CalendarDay { CalendarDay(daysSince1970: daysSince1970) }
}
