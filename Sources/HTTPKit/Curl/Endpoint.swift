import CCurl

/// Scheme, host and port of an address, parsed by libcurl, which also connects to it. They decide
/// whether a request is allowed, whether it takes a proxy, and when a rate limit lets it go out.
struct Endpoint: Hashable {
  let isSecure: Bool
  let host: HostName
  /// The scheme's default where the address has none.
  let port: UInt16

  /// Nil where libcurl can't parse the address. On the client's thread: it needs libcurl.
  init?(_ address: WebAddress, _ library: CurlLibrary) {
    guard address.isWellFormed, let url = squad_curl_url(library.functions, address.text) else {
      return nil
    }
    defer { squad_curl_url_release(library.functions, url) }
    func text(_ part: squad_curl_url_part) -> String? {
      guard let text = squad_curl_url_text(library.functions, url, part) else { return nil }
      defer { squad_curl_free(library.functions, text) }
      return String(cString: text)
    }
    guard let host = text(SQUAD_CURL_URL_HOST),
      let port = text(SQUAD_CURL_URL_PORT).flatMap(UInt16.init)
    else { return nil }
    isSecure = address.isSecure
    self.host = HostName(host)
    self.port = port
  }

  /// Whether both have the same host and port, over TLS or not.
  func hasSameHostAndPort(as other: Endpoint) -> Bool { host == other.host && port == other.port }

  /// Whether one of the addresses has its host and port.
  func isNamed(by addresses: [WebAddress], _ library: CurlLibrary) -> Bool {
    addresses.contains { Endpoint($0, library)?.hasSameHostAndPort(as: self) == true }
  }
}
