import Basics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The machine's clocks.
enum SystemTime {
  /// Now, by the clock on the wall.
  static func moment() -> Moment { Moment(seconds: Int64(time(nil))) }

  /// Milliseconds since some moment, by a clock that nobody sets.
  static func milliseconds() -> Int64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * 1_000 + Int64(now.tv_nsec) / 1_000_000
  }
}
