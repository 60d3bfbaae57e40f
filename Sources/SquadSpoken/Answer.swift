/// What is said of a turn's keys, and what more there is to say once it is known.
struct Answer: Equatable {
  var utterances: [Utterance] = []
  var awaited: Awaited?

  mutating func say(_ line: String) { utterances.append(.line(line)) }
}

/// Part of an answer that is still being loaded.
enum Awaited: Equatable {
  /// The shown detail.
  case detail
  /// The hero at the right of a comparison.
  case comparison
  /// The open list's first rows.
  case list
  /// The open list's rows in their new order.
  case order
  /// What a refresh brings.
  case refresh
  /// The end of a list that loads on.
  case end
  /// The rows of the board.
  case board
}

/// Something that is said: a line, or part of one.
enum Utterance: Equatable {
  case line(String)
  /// Begins a line that stays open: a question, a field with its text.
  case prompt(String)
  /// Text typed at the end of the open line, and all of that line for where it isn't open any more.
  case typed(String, line: String)
}
