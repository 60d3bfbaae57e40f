@testable import HTTPKit

extension Endpoint {
  /// What libcurl finds in an address.
  static func read(_ address: String) throws -> Endpoint? {
    try Endpoint(WebAddress(address), .system())
  }
}
