extension WebAddress {
  /// Where a redirect leads: so many at most, and never out of encryption or HTTP.
  func redirected(to target: String?, after redirects: Int, limit: Int) throws(HTTPError)
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
