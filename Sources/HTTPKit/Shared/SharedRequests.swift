/// What the processes of one host share about requests, so that an address is asked once for all of
/// them. Every closure may block, and may throw: a caller then does without.
package struct SharedRequests: Sendable {
  package typealias Answer = Result<HTTPResponse, HTTPError>

  /// What somebody has to do who wants an address.
  package enum Claim: Sendable {
    /// Ask, and then finish with this token.
    case granted(token: Int)
    /// Wait for another one who is asking.
    case pending
    /// Take what is known. A response has no redaction.
    case answered(Answer)
  }

  /// Claims an address, unless it was answered a short time ago or somebody else is asking. The claim
  /// of a process that has died doesn't count.
  package var claim: @Sendable (SharedAddress) throws -> Claim
  /// Ends a claim with an answer for all; nil withdraws it.
  package var finish: @Sendable (SharedAddress, _ token: Int, Answer?) throws -> Void
  /// Closes what it is kept in, for good. Waits at most so many milliseconds.
  package var close: @Sendable (_ milliseconds: Int) -> Void

  package init(
    claim: @escaping @Sendable (SharedAddress) throws -> Claim,
    finish: @escaping @Sendable (SharedAddress, _ token: Int, Answer?) throws -> Void,
    close: @escaping @Sendable (_ milliseconds: Int) -> Void = { _ in }
  ) {
    self.claim = claim
    self.finish = finish
    self.close = close
  }
}

/// How long an answer holds for all, in seconds.
package enum SharedLifetime {
  /// A response.
  package static let response: Int64 = 300
  /// A failure, where no `Retry-After` says more.
  package static let failure: Int64 = 30
  /// A claim whose holder neither finishes nor dies: a little more than a request may take.
  package static let claim: Int64 = 65
}
