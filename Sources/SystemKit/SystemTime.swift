import Basics
import CLibrary

/// The wall clock.
package enum SystemTime {
  /// Milliseconds since 1970 in UTC.
  package static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }

  @Sendable package static func now() -> Moment { Moment(seconds: Int64(time(nil))) }
}
