/// The beginnings of the replies that are due, and of what the mouse reports meanwhile.
enum ReplyPrefix {
  enum Match {
    case none
    /// It may become one.
    case partial
    /// No key and no text begins like that.
    case whole
  }

  private static let background = Array("\u{1B}]11;".utf8)
  private static let attributes = Array("\u{1B}[?".utf8)

  private static let mouse = Array("\u{1B}[<".utf8)

  static func match(_ bytes: some Collection<UInt8>) -> Match {
    for beginning in [background, attributes, mouse] {
      if bytes.starts(with: beginning) { return .whole }
      if beginning.starts(with: bytes) { return .partial }
    }
    return .none
  }
}
