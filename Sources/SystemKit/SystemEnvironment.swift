#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Environment variables of the process.
package enum SystemEnvironment {
  /// A variable's value; nil where it is unset.
  package static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
