/// Something that is said: a line, or part of one.
enum Utterance: Equatable {
  case line(String)
  /// Begins a line that stays open: a question, a field with its text.
  case prompt(String)
  /// Text typed at the end of the open line, and all of that line for where it isn't open any more.
  case typed(String, line: String)
}
