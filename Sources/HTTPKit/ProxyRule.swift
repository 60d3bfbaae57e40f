/// The environment's proxy settings, by libcurl's rules. Squad needs to know before a connection is
/// made whether its address will be the proxy's, and libcurl doesn't tell.
struct ProxyRule {
  /// A variable of the environment.
  let environment: (String) -> String?

  /// The proxy's address as the environment has it; nil for a direct connection.
  func proxy(for endpoint: Endpoint) -> String? {
    // Not HTTP_PROXY: a web server sets it from a client's `Proxy` header when it runs a CGI
    // program.
    let own = endpoint.isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]
    guard let proxy = first(own + ["all_proxy", "ALL_PROXY"]), !endpoint.host.isThisMachine,
      !isExcepted(endpoint.host.text, by: first(["no_proxy", "NO_PROXY"]) ?? "")
    else { return nil }
    return proxy
  }

  /// The first of the variables that has a value.
  private func first(_ names: [String]) -> String? {
    names.lazy.compactMap { environment($0) }.first { !$0.isEmpty }
  }

  private func isExcepted(_ host: String, by list: String) -> Bool {
    if list == "*" { return true }
    let names = list.split { " ,\t".contains($0) }
    if let address = IPAddress(host) {
      return names.contains { IPNetwork($0)?.contains(address) == true }
    }
    let host = Self.withoutDot(host[...])
    return names.contains { name in
      let domain = Self.withoutDot(name.first == "." ? name.dropFirst() : name)
      guard !domain.isEmpty, host.utf8.count >= domain.utf8.count else { return false }
      let prefix = host.utf8.dropLast(domain.utf8.count)
      return isSameWord(host.suffix(domain.count), domain)
        && (prefix.isEmpty || prefix.last == UInt8(ascii: "."))
    }
  }

  private static func withoutDot(_ name: Substring) -> Substring {
    name.last == "." ? name.dropLast() : name
  }
}
