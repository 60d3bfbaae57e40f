import Basics
import CLibrary

extension CalendarDay {
  /// Today in the local time zone.
  package static var today: CalendarDay {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return CalendarDay(
      year: Int(parts.tm_year) + 1_900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
