import CLibrary

/// Error of a system call.
package struct SystemError: Error, Equatable {
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The error of this thread's last failed call.
  package static var last: SystemError { SystemError(code: errno) }

  /// The system's message.
  package var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }
}
