import PlainText

/// Hides keys, hashes and query strings in texts that quote an address, before anybody sees them.
///
/// Hidden is, wherever it stands: what follows the `?` of an address; a name and a password before
/// a host; the value of what is called `apikey`, `hash`, `token` and the like; 32 hexadecimal
/// digits and more in a row, as Marvel's keys and hashes are; and the secrets that it was told.
package struct Redaction: Equatable, Sendable {
  /// Exact texts to hide, the longest first.
  private let secrets: [[UInt8]]

  /// `secrets` of fewer than four bytes are too short to be told from other text.
  package init(secrets: [String] = []) {
    self.secrets = secrets.map { Array($0.utf8) }.filter { $0.count >= 4 }
      .sorted { $0.count > $1.count }
  }

  /// `text` with `…` where something was hidden.
  package func hide(in text: String) -> String {
    var scanner = RedactionScanner(Array(text.utf8), secrets: secrets)
    return scanner.scan()
  }

  /// Words that came from outside as a short line to show: cleaned, then hidden, then cut.
  package func words(_ raw: String) -> String {
    let enough = String(decoding: raw.utf8.prefix(4_096), as: UTF8.self)
    return PlainText.prefix(PlainText.line(hide(in: PlainText.line(enough))), columns: 200).text
  }
}
