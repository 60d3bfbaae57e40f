import Basics

extension HTTPResponse {
  /// Returns this response where its status is a success (2xx with a body, or a 304 without one);
  /// throws the error of any other.
  ///
  /// - Parameter parse: extracts the server's message from an error's body, which differs from
  ///   service to service. The message is cleaned, redacted and truncated.
  package func accepted(
    parsingMessage parse: ([UInt8]) -> String? = { _ in nil }
  ) throws(ServiceError) -> HTTPResponse {
    if redirects > 0, isHTML { throw .gone }
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
