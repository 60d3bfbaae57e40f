/// A terminal's reply to a query.
package enum TerminalReply: Hashable, Sendable {
  /// Its background colour (OSC 11).
  case background(ReportedColor)
  /// Supports exact colours (XTGETTCAP RGB).
  case trueColor
  /// Supports links (XTVERSION).
  case hyperlinks
  /// Can hold a frame back until it is complete (DECRQM 2026).
  case synchronizedOutput(isSupported: Bool)
  /// Kind of terminal (DA1): every terminal sends it, after the other replies.
  case deviceAttributes
}
