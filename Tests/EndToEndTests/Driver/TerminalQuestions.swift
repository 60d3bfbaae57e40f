/// squad's queries to a terminal after its first frame.
enum TerminalQuestions {
  static let colors = "\u{1B}P+q524742\u{1B}\\"
  /// Background, synchronized output, terminal name, exact colours, and at the end the device
  /// attributes.
  static let all = "\u{1B}7\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p\u{1B}[>q\(colors)\u{1B}[c\u{1B}8"
}
