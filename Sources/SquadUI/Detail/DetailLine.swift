/// A line of a wrapped detail: pieces of text, each at its column.
struct DetailLine: Equatable, Sendable {
  var runs: [DetailRun] = []
}

/// A piece of text in one role.
struct DetailRun: Equatable, Sendable {
  let column: Int
  let text: String
  let role: Role
}

/// Where a stop lies: its line, and the column of the sign that marks it as selected.
struct StopPlace: Equatable, Sendable {
  let line: Int
  let markerColumn: Int
  /// The run that is drawn as selected.
  let run: Int
}
