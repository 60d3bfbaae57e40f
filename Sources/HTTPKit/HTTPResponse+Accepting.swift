extension HTTPResponse {
  /// This answer if it is one to read (2xx, or a 304 without a body); throws why it isn't.
  ///
  /// The same for every service that speaks JSON; only where an error's body keeps the server's
  /// words differs. What `words` finds is cleaned, without keys, and short.
  package func accepted(
    words: ([UInt8]) -> String? = { _ in nil }
  ) throws(HTTPError) -> HTTPResponse {
    if redirects > 0, isHTML { throw .gone }
    switch status {
    case 304: return self
    case 200...299:
      if isHTML { throw .gone }
      return self
    case 300...399: throw .badRedirect
    case 401, 403: throw .unauthorized(spoken(words))
    case 404: throw .notFound
    case 429: throw .rateLimited(until: retryAfter)
    case 400...499: throw .refused(status: status, spoken(words))
    // A page where data was, as the retired host answers.
    case 500 where isHTML: throw .gone
    case 500...599: throw .broken(status: status)
    default: throw .unreadable("status \(status)")
    }
  }

  /// Whether this is a page for people: by its first byte, or by its type where that byte begins
  /// no JSON.
  package var isHTML: Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = body.starts(with: mark) ? body.dropFirst(mark.count) : body[...]
    let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if first == 0x3C { return true }
    let type = headers["Content-Type"]?.prefix { $0 != ";" && $0 != " " } ?? ""
    let isPage = isSameWord(type, "text/html") || isSameWord(type, "application/xhtml+xml")
    return isPage && first != 0x7B && first != 0x5B
  }

  private func spoken(_ words: ([UInt8]) -> String?) -> String {
    redaction.words(words(body) ?? "")
  }
}
