/// The reply to a turn's keys, and the part of it that is still being loaded.
struct SpokenReply: Equatable {
  var utterances: [Utterance] = []
  var awaited: Awaited?
}

extension SpokenReply {
  init(_ line: String) { self.init(utterances: [.line(line)]) }

  mutating func say(_ line: String) { utterances.append(.line(line)) }

  func followed(by other: SpokenReply) -> SpokenReply {
    SpokenReply(utterances: utterances + other.utterances, awaited: other.awaited ?? awaited)
  }
}

/// The part of a reply that is still being loaded.
enum Awaited: Equatable {
  /// The shown detail.
  case detail
  /// The right hero of a comparison.
  case comparison
  /// The open list's first rows.
  case list
  /// The open list's rows in their new order.
  case order
  case refresh
  /// The end of a list that loads up to its end.
  case end
  /// The board's rows.
  case board
}

/// A line, or part of one.
enum Utterance: Equatable {
  case line(String)
  /// Begins a line that stays open: a question, or a field with its text.
  case prompt(String)
  /// Text typed at the end of the open line; `line` is the whole line, in case it was closed.
  case typed(String, line: String)
}
