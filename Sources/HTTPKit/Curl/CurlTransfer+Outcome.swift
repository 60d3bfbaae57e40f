import Basics
import CCurl

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

/// The header `Retry-After`: seconds from now, or a date, which is relative to the header `Date`
/// where there is one.
enum RetryAfter {
  private static let day: Int64 = 86_400

  /// From `now` to a day after it; nil where the header is missing or malformed. `date` parses a
  /// date of HTTP.
  static func moment(in headers: HTTPHeaders, now: Moment, date: (String) -> Moment?) -> Moment? {
    guard let value = headers["Retry-After"] else { return nil }
    let delay: Int64
    if !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      // Too many digits for a number are many seconds.
      delay = Int64(value) ?? day
    } else if let until = date(value) {
      delay = until.seconds - (headers["Date"].flatMap(date) ?? now).seconds
    } else {
      return nil
    }
    return Moment(seconds: now.seconds + min(max(delay, 0), day))
  }
}

/// Dates as HTTP writes them, read by libcurl: `Sun, 06 Nov 1994 08:49:37 GMT` and its older forms.
enum HTTPDate {
  /// Nil for a malformed date, or one before 1970. On the client's thread: it needs libcurl.
  static func moment(_ text: String, _ library: CurlLibrary) -> Moment? {
    let seconds = squad_curl_date(library.functions, text)
    return seconds >= 0 ? Moment(seconds: seconds) : nil
  }
}
