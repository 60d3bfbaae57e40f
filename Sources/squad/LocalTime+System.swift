import Basics
import CLibrary
import SquadWords

extension LocalTime {
  /// Converts to the machine's time zone, which `TZ` may set.
  @Sendable static func system(_ moment: Moment) -> LocalTime {
    var seconds = time_t(moment.seconds)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return LocalTime.utc(moment) }
    return LocalTime(
      day: CalendarDay(
        year: Int(parts.tm_year) + 1_900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday)),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
  }
}
