// The platform's C library, chosen once here for all modules.
#if canImport(Darwin)
  @_exported import Darwin
#else
  @_exported import Glibc
#endif
