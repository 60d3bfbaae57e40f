/// The beginnings of the replies that are due, and of what the mouse reports meanwhile.
enum ReplyPrefix {
  enum Match {
    case none
    /// It may become one.
    case partial
    /// No key and no text begins like that.
    case whole
  }

  /// OSC 11, DECRPM and DA1, XTGETTCAP's yes and no, XTVERSION, the mouse.
  private static let all = [
    "\u{1B}]11;", "\u{1B}[?", "\u{1B}P1+", "\u{1B}P0+", "\u{1B}P>|", "\u{1B}[<",
  ].map { Array($0.utf8) }

  static func match(_ bytes: some Collection<UInt8>) -> Match {
    for beginning in all {
      if bytes.starts(with: beginning) { return .whole }
      if beginning.starts(with: bytes) { return .partial }
    }
    return .none
  }
}
