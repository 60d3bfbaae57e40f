/// What squad asks a terminal after its first frame.
enum TerminalQuestions {
  static let colors = "\u{1B}P+q524742\u{1B}\\"
  /// The background, whether frames can be held back, which terminal it is, exact colours, and the
  /// attributes as the end.
  static let all = "\u{1B}7\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p\u{1B}[>q\(colors)\u{1B}[c\u{1B}8"
}
