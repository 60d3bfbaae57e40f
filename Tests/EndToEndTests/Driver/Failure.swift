import Foundation

/// What went wrong in a driver, in words that a test report can show.
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
