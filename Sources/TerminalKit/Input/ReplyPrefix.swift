/// Beginnings of pending replies, and of mouse reports among them.
enum ReplyPrefix {
  enum Match {
    case none
    /// May become a reply.
    case partial
    /// No key and no text begins so.
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
