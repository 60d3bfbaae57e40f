@testable import HTTPKit

extension CurlLibrary {
  /// The one that squad finds.
  static func system() throws -> CurlLibrary {
    try open(HTTPSettings(userAgent: "squad/test").libraries)
  }
}
