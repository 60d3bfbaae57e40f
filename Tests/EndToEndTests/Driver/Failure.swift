import Foundation

/// A driver's error, worded for a test report.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// The last system call's error.
  static func system(_ call: String, _ code: Int32 = errno) -> Failure {
    Failure("\(call): \(String(cString: strerror(code)))")
  }
}
