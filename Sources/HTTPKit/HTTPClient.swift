/// Asks over HTTP. Every request is answered exactly once, with an answer of any status or with
/// why there is none.
package struct HTTPClient: Sendable {
  /// Begins a request and returns at once. What is given back comes on the client's own thread,
  /// which must not be held up: hand the answer on. After `shutdown` the answer is `.cancelled`,
  /// and comes before this returns.
  package var send: @Sendable (HTTPRequest, @escaping HTTPCompletion) -> HTTPTicket
  /// Cancels everything for good and waits for that, at most a second; true when it is done.
  package var shutdown: @Sendable () -> Bool

  package init(
    send: @escaping @Sendable (HTTPRequest, @escaping HTTPCompletion) -> HTTPTicket,
    shutdown: @escaping @Sendable () -> Bool
  ) {
    self.send = send
    self.shutdown = shutdown
  }
}

/// What takes an answer.
package typealias HTTPCompletion = @Sendable (Result<HTTPResponse, HTTPError>) -> Void

/// A request that is under way.
package struct HTTPTicket: Sendable {
  /// Withdraws the request, on the wire too: it is answered with `.cancelled`, unless another
  /// answer was on its way already. From any thread, as often as you like.
  package let cancel: @Sendable () -> Void

  package init(cancel: @escaping @Sendable () -> Void) { self.cancel = cancel }
}
