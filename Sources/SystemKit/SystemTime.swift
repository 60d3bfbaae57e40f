import Basics
import CLibrary

/// The wall clock.
package enum SystemTime {
  /// Milliseconds since 1970 in UTC.
  package static var milliseconds: Int { reading(of: CLOCK_REALTIME) / 1_000 }

  /// The current time in whole seconds.
  @Sendable package static func now() -> Moment { Moment(seconds: Int64(time(nil))) }
}

/// Monotonic time by the system's own clock, without Swift's concurrency runtime.
package enum MonotonicClock {
  /// Microseconds since a fixed moment in the past.
  package static var microseconds: Int { reading(of: CLOCK_MONOTONIC) }

  /// Milliseconds since the same moment.
  package static var milliseconds: Int64 { Int64(microseconds / 1_000) }

  /// Milliseconds since a fixed moment in the past, including those while the machine is suspended.
  /// On Linux `milliseconds` stops meanwhile.
  package static var continuousMilliseconds: Int64 {
    #if canImport(Darwin)
      milliseconds
    #else
      Int64(reading(of: CLOCK_BOOTTIME) / 1_000)
    #endif
  }

  /// CPU time of this thread, in microseconds.
  package static var worked: Int { reading(of: CLOCK_THREAD_CPUTIME_ID) }
}

/// Microseconds that a clock shows.
private func reading(of clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
}

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
