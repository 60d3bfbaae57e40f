import Basics
import CCurl
import CLibrary

/// Failure of a transfer, as libcurl reports it.
struct CurlError {
  let result: Int
  /// `errno`; 0 where there is none.
  var systemError: Int32 = 0
  /// libcurl's words for the result, which are the same for any address.
  var summary = ""
  /// libcurl's message, which may quote the address or the proxy's; empty where there is none.
  var message = ""
  /// The requested address.
  let address: WebAddress
  /// Host and port of the address; nil where libcurl can't parse it.
  var host: HostName?
  var port: UInt16 = 0
  /// Whether a proxy makes the connection.
  var isProxied = false
  var redirects = 0
  var hasRoute: () -> Bool = { true }

  /// The error without libcurl's codes.
  var error: ServiceError {
    switch result {
    case SQUAD_CURL_UNSUPPORTED_PROTOCOL where redirects > 0,
      SQUAD_CURL_MALFORMED_URL where redirects > 0:
      .badRedirect
    case SQUAD_CURL_MALFORMED_URL: .malformedAddress(address.printable, setting: address.setting)
    // libcurl reports an unknown name and an unreachable name server alike.
    case SQUAD_CURL_UNKNOWN_HOST: hasRoute() ? .unknownHost(plainHost ?? "") : .noNetwork
    case SQUAD_CURL_UNKNOWN_PROXY: hasRoute() ? .unknownProxy : .noNetwork
    case SQUAD_CURL_NO_CONNECTION: isCutOff ? .noNetwork : .connection(peer)
    case SQUAD_CURL_WEIRD_RESPONSE, SQUAD_CURL_BAD_ENCODING: .unreadable(safeMessage)
    case SQUAD_CURL_TIMED_OUT: .timeout
    case SQUAD_CURL_TLS_CONNECT:
      isBrokenHandshake ? .connection(safeMessage) : .insecure(safeMessage)
    case _ where Self.insecure.contains(result): .insecure(safeMessage)
    case _ where Self.lost.contains(result): .connectionLost(safeMessage)
    case SQUAD_CURL_FILE_TOO_LARGE, SQUAD_CURL_TOO_LARGE: .tooLarge
    default: .connection(safeMessage)
    }
  }

  /// The host's name, unless it may be part of a malformed address's password.
  private var plainHost: String? { host.flatMap { $0.isPlain ? $0.text : nil } }

  /// Host and port, or the proxy, where the connection failed.
  private var peer: String {
    if isProxied { return "the proxy" }
    return plainHost.map { "\($0) port \(port)" } ?? summary
  }

  /// libcurl's message, cut before the host's name; its summary where the message may quote an
  /// address or a proxy, which may hold a password.
  private var safeMessage: String {
    guard Self.described.contains(result), let host = plainHost, !host.isEmpty else {
      return summary
    }
    let bytes = Array(message.utf8)
    let end = bytes.map(lowered).firstRange(of: Array(host.utf8))?.lowerBound ?? bytes.count
    let text = String(decoding: bytes[..<end], as: UTF8.self)
    let line = end < bytes.count ? text.split(separator: " ").joined(separator: " ") : text
    let beginning = line.hasSuffix(" '") ? String(line.dropLast(2)) : line
    return beginning.isEmpty ? summary : beginning
  }

  private var isCutOff: Bool {
    [ENETUNREACH, ENETDOWN].contains(systemError) || systemError == EHOSTUNREACH && !hasRoute()
  }

  /// The peer closed the connection during the handshake, which says nothing about its identity.
  private var isBrokenHandshake: Bool {
    [ECONNRESET, EPIPE, ECONNABORTED].contains(systemError)
      || ["SYSCALL", "reset by peer"].contains { message.contains($0) }
  }

  /// Codes of failures after the connection was made.
  private static let lost: Set<Int> = [
    SQUAD_CURL_BROKEN_HTTP2, SQUAD_CURL_PARTIAL_RESPONSE, SQUAD_CURL_NO_RESPONSE,
    SQUAD_CURL_SEND_FAILED, SQUAD_CURL_RECEIVE_FAILED, SQUAD_CURL_BROKEN_STREAM,
  ]

  /// Results whose messages describe the response or the handshake, and quote no address.
  private static let described = lost.union(insecure).union([
    SQUAD_CURL_WEIRD_RESPONSE, SQUAD_CURL_BAD_ENCODING, SQUAD_CURL_TLS_CONNECT,
  ])

  private static let insecure: Set<Int> = [
    SQUAD_CURL_TLS_ENGINE, SQUAD_CURL_TLS_ENGINE_DEFAULT, SQUAD_CURL_TLS_CERTIFICATE,
    SQUAD_CURL_TLS_CIPHER, SQUAD_CURL_TLS_PEER, SQUAD_CURL_TLS_REFUSED, SQUAD_CURL_TLS_ENGINE_INIT,
    SQUAD_CURL_TLS_CA_FILE, SQUAD_CURL_TLS_CRL_FILE, SQUAD_CURL_TLS_ISSUER, SQUAD_CURL_TLS_PINNED,
    SQUAD_CURL_TLS_STATUS, SQUAD_CURL_TLS_CLIENT_CERTIFICATE,
  ]
}
