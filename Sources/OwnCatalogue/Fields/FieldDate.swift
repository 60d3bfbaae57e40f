import Basics

/// A date of a field, with a time where it has one.
package struct FieldDate: Equatable, Sendable {
  /// In the zone that the text names, else in UTC.
  package let day: CalendarDay
  /// In UTC: a time without a zone counts as UTC. Nil for a day alone.
  package let moment: Moment?
}

extension FieldDate {
  /// Parses any of the forms that `DateReader` knows.
  package init?(_ text: String, monthFirst: Bool = false) {
    guard let read = DateReader.date(text),
      let date = monthFirst ? read.monthFirst ?? read.dayFirst : read.dayFirst ?? read.monthFirst
    else { return nil }
    self = date
  }

  /// A Unix time in seconds, milliseconds or microseconds between 2001 and 2100.
  package init?(unix number: Double) {
    for factor in [1.0, 1e3, 1e6] {
      let seconds = (number / factor).rounded(.down)
      guard (978_307_200..<4_133_980_800).contains(seconds) else { continue }
      let moment = Moment(seconds: Int64(seconds))
      self.init(day: moment.day, moment: moment)
      return
    }
    return nil
  }
}
