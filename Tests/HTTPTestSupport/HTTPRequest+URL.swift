import HTTPKit

/// Requests from addresses as text.
extension HTTPRequest {
  package var url: String { address.text }

  package init(
    url: String, headers: [(String, String)] = [], redaction: Redaction = Redaction(),
    scope: HTTPScope = .anywhere
  ) {
    self.init(WebAddress(url), headers: headers, redaction: redaction, scope: scope)
  }
}
