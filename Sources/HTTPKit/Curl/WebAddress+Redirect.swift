import Basics

extension WebAddress {
  /// The target of a redirect; throws `.badRedirect` beyond the limit, from https to http, and for
  /// other schemes.
  func redirected(to target: String?, after redirects: Int, limit: Int) throws(ServiceError)
    -> WebAddress
  {
    guard redirects < limit, let next = target.map({ WebAddress($0) }), next.isWellFormed,
      next.isSecure || !isSecure
    else { throw .badRedirect }
    return next
  }
}

/// Whether a status sends elsewhere.
func isRedirect(_ status: Int) -> Bool { [301, 302, 303, 307, 308].contains(status) }
