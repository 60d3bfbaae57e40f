/// A terminal's reply to a query.
package enum TerminalReply: Hashable, Sendable {
  /// The colour of its background (OSC 11).
  case background(ReportedColor)
  /// It shows exact colours (XTGETTCAP RGB).
  case trueColor
  /// It is one that shows links (XTVERSION).
  case hyperlinks
  /// Whether it can hold a frame back until all of it is there (DECRQM 2026).
  case synchronizedOutput(isSupported: Bool)
  /// What kind of terminal it is (DA1); every terminal replies to that, after all that it was asked
  /// before.
  case deviceAttributes
}
