/// What to ask for: always a GET, so that asking twice does no harm.
package struct HTTPRequest: Sendable {
  /// http or https, with everything in it percent-encoded. May hold keys: never to be shown.
  package var url: String
  /// Sent as they are. One that no header can be is left out.
  package var headers: [(String, String)]
  /// What hides this request's keys wherever an error's text quotes them.
  package var redaction: Redaction
  /// Bytes of a body that are taken; nil: as many as of any.
  package var mostBytes: Int?
  package var scope: HTTPScope

  package init(
    url: String, headers: [(String, String)] = [], redaction: Redaction = Redaction(),
    mostBytes: Int? = nil, scope: HTTPScope = .anywhere
  ) {
    self.url = url
    self.headers = headers
    self.redaction = redaction
    self.mostBytes = mostBytes
    self.scope = scope
  }
}

/// Where a request may lead, redirects included.
package enum HTTPScope: Equatable, Sendable {
  /// Whoever wrote the address may name any machine.
  case anywhere
  /// A service wrote it: no address of this machine or a private network, but for the hosts and
  /// ports that a person's own addresses name. A proxy that a person named may be anywhere.
  case publicOnly(except: [WebAddress])
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible {
  /// The address without its query.
  package var description: String { "GET \(redaction.hide(in: url))" }
  package var debugDescription: String { description }
}

extension HTTPRequest {
  /// The headers as lines, without those that would break the request apart.
  package var lines: [String] {
    headers.compactMap { name, value in
      let isName = !name.isEmpty && name.utf8.allSatisfy(isTokenByte)
      let isValue = !value.isEmpty && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      return isName && isValue ? "\(name): \(value)" : nil
    }
  }
}

/// Whether a header's name may hold it: RFC 9110's token.
private func isTokenByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}
