@testable import HTTPKit

extension CurlLibrary {
  /// The library that squad finds.
  static func system() throws -> CurlLibrary {
    try open(HTTPSettings(userAgent: "squad/test").libraries)
  }
}
