import Basics

extension CurlTransfer {
  /// The response or the error, by libcurl's result code; redirects are responses here.
  func outcome(_ result: Int32, _ settings: HTTPSettings) -> Result<HTTPResponse, ServiceError> {
    if isTooLarge { return .failure(.tooLarge) }
    if isBadlyPacked || (result == 0 && !isUnpacked) { return .failure(.unreadable("bad gzip")) }
    if result != 0, isRefused { return .failure(.privateAddress) }
    guard result == 0 else { return .failure(problem(result, settings)) }
    let now = settings.now()
    let retryAfter = RetryAfter.moment(in: head.headers, now: now) { HTTPDate.moment($0, library) }
    return .success(
      HTTPResponse(
        status: status, headers: head.headers, body: body, finalAddress: job.address,
        redirects: job.redirects, moment: now, retryAfter: retryAfter,
        redaction: job.request.redaction))
  }

  private func problem(_ result: Int32, _ settings: HTTPSettings) -> ServiceError {
    let proxy = endpoint.flatMap(ProxyRule(environment: settings.environment).proxy)
    return CurlError(
      result: Int(result), systemError: systemError, summary: summary(result),
      message: job.request.redaction.cleaned(message), address: job.address, host: endpoint?.host,
      port: endpoint?.port ?? 0, isProxied: proxy != nil, redirects: job.redirects,
      hasRoute: settings.hasRoute
    ).error
  }
}
