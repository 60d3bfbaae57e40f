import CCurl

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Failure of a transfer, as libcurl reports it.
struct CurlProblem {
  let result: Int
  /// `errno`; 0 where there is none.
  var systemError: Int32 = 0
  /// libcurl's message, fit to be shown.
  var words = ""
  var host = ""
  var redirects = 0
  var hasRoute: () -> Bool = { true }

  /// The error without libcurl's codes.
  var error: HTTPError {
    switch result {
    case SQUAD_CURL_UNSUPPORTED_PROTOCOL where redirects > 0,
      SQUAD_CURL_MALFORMED_URL where redirects > 0:
      .badRedirect
    // libcurl reports an unknown name and an unreachable name server alike.
    case SQUAD_CURL_UNKNOWN_HOST: hasRoute() ? .unknownHost(host) : .noNetwork
    case SQUAD_CURL_NO_CONNECTION: isCutOff ? .noNetwork : .connection(address)
    case SQUAD_CURL_WEIRD_ANSWER, SQUAD_CURL_BAD_ENCODING: .unreadable(words)
    case SQUAD_CURL_TIMED_OUT: .timeout
    case SQUAD_CURL_TLS_CONNECT: isBrokenHandshake ? .connection(words) : .insecure(words)
    case _ where Self.insecure.contains(result): .insecure(words)
    case _ where Self.lost.contains(result): .connectionLost(words)
    case SQUAD_CURL_FILE_TOO_LARGE, SQUAD_CURL_TOO_LARGE: .tooLarge
    default: .connection(words)
    }
  }

  /// `example.org port 443` of `Failed to connect to example.org port 443 after 7 ms: Couldn't connect
  /// to server`, of which a narrow line shows only the beginning; else all of the words.
  private var address: String {
    let beginning = "Failed to connect to "
    guard words.hasPrefix(beginning), let end = words.firstRange(of: " after ") else {
      return words
    }
    return String(words[..<end.lowerBound].dropFirst(beginning.count))
  }

  private var isCutOff: Bool {
    [ENETUNREACH, ENETDOWN].contains(systemError)
      || systemError == EHOSTUNREACH && !hasRoute()
  }

  /// The peer closed the connection during the handshake, which says nothing about its identity.
  private var isBrokenHandshake: Bool {
    [ECONNRESET, EPIPE, ECONNABORTED].contains(systemError)
      || ["SYSCALL", "reset by peer"].contains { words.contains($0) }
  }

  /// What goes wrong only after the host was reached.
  private static let lost: Set<Int> = [
    SQUAD_CURL_BROKEN_HTTP2, SQUAD_CURL_PARTIAL_ANSWER, SQUAD_CURL_NO_ANSWER,
    SQUAD_CURL_SEND_FAILED, SQUAD_CURL_RECEIVE_FAILED, SQUAD_CURL_BROKEN_STREAM,
  ]

  private static let insecure: Set<Int> = [
    SQUAD_CURL_TLS_ENGINE, SQUAD_CURL_TLS_ENGINE_DEFAULT, SQUAD_CURL_TLS_CERTIFICATE,
    SQUAD_CURL_TLS_CIPHER, SQUAD_CURL_TLS_PEER, SQUAD_CURL_TLS_REFUSED,
    SQUAD_CURL_TLS_ENGINE_INIT, SQUAD_CURL_TLS_CA_FILE, SQUAD_CURL_TLS_CRL_FILE,
    SQUAD_CURL_TLS_ISSUER, SQUAD_CURL_TLS_PINNED, SQUAD_CURL_TLS_STATUS,
    SQUAD_CURL_TLS_CLIENT_CERTIFICATE,
  ]
}
