import Basics

/// Request in the client: queued, running, redirected, or delayed before a retry.
struct CurlJob: Sendable {
  typealias Completion = @Sendable (Result<HTTPResponse, ServiceError>) -> Void

  let number: Int
  let request: HTTPRequest
  let completion: Completion
  /// The next address to request.
  var address: WebAddress
  var redirects = 0
  /// Attempts begun.
  var attempts = 0
  /// Earliest start, in `MonotonicClock.milliseconds`.
  var due: Int64 = 0
  /// Deadline of the running attempt; nil while there is none.
  var end: Int64?

  init(number: Int, request: HTTPRequest, completion: @escaping Completion) {
    self.number = number
    self.request = request
    self.completion = completion
    address = request.address
  }
}

extension CurlJob {
  /// A retry that starts over at the first address, not before `due`.
  func again(at due: Int64) -> CurlJob {
    var next = CurlJob(number: number, request: request, completion: completion)
    next.attempts = attempts
    next.due = due
    return next
  }
}
