import Basics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The wall clock.
package enum SystemTime {
  @Sendable package static func now() -> Moment { Moment(seconds: Int64(time(nil))) }
}
