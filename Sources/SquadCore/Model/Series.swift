import Basics

/// One value per day, drawn as a chart with the days listed below.
package struct Series: Equatable, Sendable {
  /// Oldest first, each day once. Days without a value are omitted and stay gaps.
  package let points: [SeriesPoint]
  /// Decimal places of each value.
  package let places: Int
  /// `USD`
  package let unit: String
  /// A remark, for example that its currency is not that of the rate above.
  package let note: String?
  /// Source and age of the values.
  package let freshness: Freshness

  /// `points` are the oldest first, each day once.
  package init(
    points: [SeriesPoint], places: Int, unit: String, note: String? = nil, freshness: Freshness
  ) {
    self.points = points
    self.places = places
    self.unit = unit
    self.note = note
    self.freshness = freshness
  }

  /// The same series with a remark.
  package func with(note: String) -> Series {
    Series(points: points, places: places, unit: unit, note: note, freshness: freshness)
  }

  /// The points of the last `days` days, counted back from the newest day.
  package func last(days: Int) -> ArraySlice<SeriesPoint> {
    guard let newest = points.last?.daysSince1970 else { return [] }
    return points.drop { $0.daysSince1970 <= newest - days }
  }

  /// A point's change from the day before; nil if that day has no value, since no change may span
  /// several days.
  package func change(at index: Int) -> Change? {
    guard index > 0, points[index - 1].daysSince1970 + 1 == points[index].daysSince1970 else {
      return nil
    }
    let before = points[index - 1]
    return points[index].value.tenthsOfPercent(above: before.value).map {
      Change(tenthsOfPercent: $0, since: before.day)
    }
  }
}

/// A day's value.
package struct SeriesPoint: Equatable, Sendable {
  // Ordered by size, so that a point takes 16 bytes. Histories have tens of thousands.
  /// The day's last value, or the newest one while the day is open.
  package let value: Amount
  private let dayNumber: Int32
  /// Whether the day isn't over: the value is the newest one, not the close.
  package let isOpen: Bool

  /// `daysSince1970` is the day; it is clamped to 32 bits.
  package init(daysSince1970: Int, value: Amount, isOpen: Bool = false) {
    dayNumber = Int32(clamping: daysSince1970)
    self.value = value
    self.isOpen = isOpen
  }

  /// Days since 1 January 1970; negative before.
  package var daysSince1970: Int { Int(dayNumber) }

  /// The day of the Gregorian calendar.
  package var day: CalendarDay { CalendarDay(daysSince1970: daysSince1970) }
}
