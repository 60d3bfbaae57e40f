/// A GET request: repeating one does no harm.
package struct HTTPRequest: Sendable {
  /// With everything in it percent-encoded. May hold keys: never to be shown.
  package var address: WebAddress
  /// Sent as they are; an invalid one is left out.
  package var headers: [(String, String)]
  /// Hides this request's keys wherever an error's text quotes them.
  package var redaction: Redaction
  /// Maximum size of the body, below that of `HTTPLimits`.
  package var maximumBytes: Int?
  /// Hosts that the request and its redirects may reach.
  package var scope: HTTPScope

  /// A request without headers and without a limit of its own, to any host, by default.
  package init(
    _ address: WebAddress, headers: [(String, String)] = [], redaction: Redaction = Redaction(),
    maximumBytes: Int? = nil, scope: HTTPScope = .anywhere
  ) {
    self.address = address
    self.headers = headers
    self.redaction = redaction
    self.maximumBytes = maximumBytes
    self.scope = scope
  }
}

/// The hosts that a request may reach, redirects included.
package enum HTTPScope: Equatable, Sendable {
  /// Any host: the user configured an address on this machine.
  case anywhere
  /// No host on this machine or a private network, for the address of a remote service and its
  /// redirects. Configured hosts and ports are excepted, and a proxy may be anywhere.
  case publicOnly(except: [WebAddress])
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible {
  /// The address without its query.
  package var description: String { "GET \(redaction.hide(in: address.text))" }
  /// The same as `description`: a key in the query must not get into a log.
  package var debugDescription: String { description }
}

extension HTTPRequest {
  /// The headers as lines, without malformed ones, which could inject others.
  package var lines: [String] {
    headers.compactMap { name, value in
      let isName = !name.isEmpty && name.utf8.allSatisfy(isTokenByte)
      let isValue = !value.isEmpty && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      return isName && isValue ? "\(name): \(value)" : nil
    }
  }
}

/// Whether RFC 9110 allows the byte in a header's name.
private func isTokenByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}
