/// A request on its way through the client: waiting, running, redirected, or waiting for a retry.
struct CurlJob: Sendable {
  typealias Completion = @Sendable (Result<HTTPResponse, HTTPError>) -> Void

  let number: Int
  let request: HTTPRequest
  let completion: Completion
  /// Where it goes next.
  var address: WebAddress
  var redirects = 0
  /// Tries begun.
  var tried = 0
  /// Not to begin before this, in `MonotonicClock.milliseconds`.
  var due: Int64 = 0
  /// When this try has to be over; nil while none is under way.
  var end: Int64?

  init(number: Int, request: HTTPRequest, completion: @escaping Completion) {
    self.number = number
    self.request = request
    self.completion = completion
    address = request.address
  }
}

extension CurlJob {
  /// The same from its first address on, not before `due`.
  func again(at due: Int64) -> CurlJob {
    var next = CurlJob(number: number, request: request, completion: completion)
    next.tried = tried
    next.due = due
    return next
  }
}
