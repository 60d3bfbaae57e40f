@testable import HTTPKit

extension Endpoint {
  /// The parts of an address, as libcurl parses it.
  static func read(_ address: String) throws -> Endpoint? {
    try Endpoint(WebAddress(address), .system())
  }
}
