/// Mistyped addresses with a password, no part of which may be shown.
package enum MalformedAddresses {
  /// The parts of the password, which itself contains characters that end a host, a port or a name.
  package static let parts = ["xq7", "vk9"]

  /// - Parameter host: a host with its port.
  package static func all(at host: String) -> [String] {
    [
      // As a proxy or without the scheme.
      "me:xq7vk9@@\(host)", "me:xq7@vk9@\(host)", "me:xq7vk9\(host)", "me:xq7vk9@",
      // With the password in place of the port.
      "http://\(host):xq7vk9", "http://localhost:xq7vk9/", "http://[::1]:xq7vk9/",
      "http://me:xq7vk9/", "http://:xq7vk9", "http://localhost:1xq7vk9/",
      // With characters that end a part of an address.
      "http://me:xq7vk9@@\(host)", "http://me:xq7@vk9@\(host)/", "http://me:xq7/vk9@\(host)/",
      "http://me:xq7?vk9@\(host)/", "http://me:xq7#vk9@\(host)/", "http://me:xq7\\vk9@\(host)/",
      "http://me:xq7 vk9@\(host)/", "http://me:xq7 vk9 vk9@\(host)/",
      "http://me:12/xq7vk9@\(host)/",
      "http://me%3Axq7vk9%40\(host)/", "http://[me:xq7vk9]/", "http://me:xq7vk9\u{FF20}\(host)/",
      // With a mistyped scheme.
      "http:/me:xq7vk9@\(host)/", "http//me:xq7vk9@\(host)/", "htp://me:xq7vk9@\(host)/",
      "http:///me:xq7vk9@\(host)/",
    ]
  }

  package static func isShown(in text: String) -> Bool { parts.contains { text.contains($0) } }
}
