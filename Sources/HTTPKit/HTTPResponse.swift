import Basics

/// Response of a server, of any status.
package struct HTTPResponse: Sendable {
  /// 100…999
  package var status: Int
  /// Headers of the response itself, not of a redirect before it.
  package var headers: HTTPHeaders
  /// Decompressed.
  package var body: [UInt8]
  /// The address it came from, after redirects. May hold keys: never to be shown.
  package var finalAddress: WebAddress
  /// Number of redirects followed.
  package var redirects: Int
  /// When it was received.
  package var moment: Moment
  /// `Retry-After` as a moment, at most a day after `moment`.
  package var retryAfter: Moment?
  /// The end of the server's rate limit; nil where it states none.
  package var limit: Moment? {
    guard [429, 503].contains(status), let retryAfter, moment < retryAfter else { return nil }
    return retryAfter
  }
  /// The request's redaction.
  package var redaction: Redaction

  /// Creates a response; everything but the status may be left out.
  package init(
    status: Int, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [],
    finalAddress: WebAddress = "", redirects: Int = 0, moment: Moment = Moment(seconds: 0),
    retryAfter: Moment? = nil, redaction: Redaction = Redaction()
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.finalAddress = finalAddress
    self.redirects = redirects
    self.moment = moment
    self.retryAfter = retryAfter
    self.redaction = redaction
  }
}

extension HTTPResponse: CustomStringConvertible, CustomDebugStringConvertible {
  /// Status, size and the address without its query.
  package var description: String {
    "\(status), \(body.count) bytes from \(redaction.hide(in: finalAddress.text))"
  }
  /// The same as `description`: a key in the query must not get into a log.
  package var debugDescription: String { description }
}

extension HTTPResponse {
  /// Returns this response where its status is a success (2xx with a body, or a 304 without one);
  /// throws the error of any other.
  ///
  /// - Parameter parse: extracts the server's message from an error's body, which differs from
  ///   service to service. The message is cleaned, redacted and truncated.
  package func accepted(
    parsingMessage parse: ([UInt8]) -> String? = { _ in nil }
  ) throws(ServiceError) -> HTTPResponse {
    // The status of a busy or broken host tells more than the fact that it sent a web page, and a
    // 304 has no body, whatever its type.
    if redirects > 0, ![304, 429].contains(status), status < 500, isHTML { throw .gone }
    switch status {
    case 304: return self
    case 200...299:
      if body.isEmpty { throw .empty }
      if isHTML { throw .gone }
      return self
    case 300...399: throw .badRedirect
    case 401, 403: throw .unauthorized(message(by: parse))
    case 404: throw .notFound
    case 429: throw .rateLimited(until: retryAfter)
    case 503 where limit != nil: throw .rateLimited(until: limit)
    case 400...499: throw .refused(status: status, message(by: parse))
    // The retired host of Marvel responds with an HTML page instead of data.
    case 500 where isHTML: throw .gone
    case 500...599: throw .broken(status: status)
    default: throw .unreadable("status \(status)")
    }
  }

  /// Whether the body is an HTML page: by its first byte, or by its type where that byte begins no
  /// JSON.
  package var isHTML: Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = body.starts(with: mark) ? body.dropFirst(mark.count) : body[...]
    let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if first == 0x3C { return true }
    let type = headers["Content-Type"]?.prefix { $0 != ";" && $0 != " " } ?? ""
    let isPage = isSameWord(type, "text/html") || isSameWord(type, "application/xhtml+xml")
    return isPage && first != 0x7B && first != 0x5B
  }

  private func message(by parse: ([UInt8]) -> String?) -> String {
    redaction.cleaned(parse(body) ?? "")
  }
}
