import PlainText

/// Redaction of keys, hashes and query strings in texts that quote an address.
///
/// It hides the query of an address; credentials before a host; the value of `apikey`, `hash`,
/// `token` and the like; 32 or more hexadecimal digits in a row, as in Marvel's keys and hashes;
/// and the given secrets.
package struct Redaction: Equatable, Sendable {
  /// Exact texts to hide, the longest first.
  private let secrets: [[UInt8]]

  /// `secrets` of fewer than four bytes are ignored: they occur in any text.
  package init(secrets: [String] = []) {
    self.secrets = secrets.map { Array($0.utf8) }.filter { $0.count >= 4 }
      .sorted { $0.count > $1.count }
  }

  /// `text` with `…` for each redacted part.
  package func hide(in text: String) -> String {
    var scanner = RedactionScanner(Array(text.utf8), secrets: secrets)
    return scanner.scan()
  }

  /// Text from outside as a short line to show: cleaned, redacted and truncated.
  package func cleaned(_ raw: String) -> String {
    let enough = String(decoding: raw.utf8.prefix(4_096), as: UTF8.self)
    return PlainText.prefix(PlainText.line(hide(in: PlainText.line(enough))), columns: 200).text
  }
}
