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
  /// How many redirects were followed.
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
