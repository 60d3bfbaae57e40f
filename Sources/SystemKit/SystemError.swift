#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Error of a system call.
package struct SystemError: Error, Equatable {
  /// Its `errno`.
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The error of the call that failed last on this thread.
  package static var last: SystemError { SystemError(code: errno) }

  /// The system's message for it.
  package var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }
}
