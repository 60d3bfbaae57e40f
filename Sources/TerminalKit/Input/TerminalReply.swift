/// A terminal's reply to a query.
package enum TerminalReply: Hashable, Sendable {
  /// The colour of its background (OSC 11).
  case background(ReportedColor)
  /// What kind of terminal it is (DA1); every terminal replies to that, after all that it was asked
  /// before.
  case deviceAttributes
}
