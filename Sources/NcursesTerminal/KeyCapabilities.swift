import TerminalKit

/// Bytes of the terminal's keys by terminfo.
enum KeyCapabilities {
  /// Reads the entry that `newterm` has loaded.
  static func keyStrings() -> [(bytes: [UInt8], key: Key)] {
    named.compactMap { name, key in
      let bytes = ControlStrings.string(name)
      return bytes.count > 1 ? (bytes, key) : nil
    }
  }

  /// The first of two keys with the same bytes counts.
  private static let named: [(String, Key)] =
    [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
      ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kich1", .insert),
      ("kdch1", .delete), ("kbs", .backspace), ("kent", .enter), ("kcbt", .backtab),
      ("kLFT", Key(.left, .shift)), ("kRIT", Key(.right, .shift)), ("kri", Key(.up, .shift)),
      ("kind", Key(.down, .shift)), ("kHOM", Key(.home, .shift)), ("kEND", Key(.end, .shift)),
      ("kPRV", Key(.pageUp, .shift)), ("kNXT", Key(.pageDown, .shift)),
      ("kDC", Key(.delete, .shift)), ("kIC", Key(.insert, .shift)), ("kfnd", .home),
      ("kslt", .end),
    ] + (1...12).map { ("kf\($0)", .function($0)) }
}
