import PlainText
import SquadCore
import TerminalKit

/// A line of a wrapped detail: pieces of text, each at its column.
struct DetailLine: Equatable, Sendable {
  var runs: [DetailRun] = []
}

/// A piece of text in one role.
struct DetailRun: Equatable, Sendable {
  let column: Int
  let text: String
  let role: Role
  /// The row of an area chart that it is a part of: its colour is that row's.
  var chart: ChartRow?
  /// The key whose cap it is, or stands beside: a click presses it.
  var key: Key?

  var endColumn: Int { column + PlainText.width(of: text) }
}

/// A row of an area chart, counted from the highest one.
struct ChartRow: Equatable, Sendable {
  let index: Int
  let count: Int
}

/// Where a stop lies: its line, and the column of the sign that marks it as selected.
struct StopPlace: Equatable, Sendable {
  let line: Int
  let markerColumn: Int
  /// What is drawn as selected.
  let runs: [StopRun]

  init(line: Int, markerColumn: Int, runs: [StopRun]) {
    self.line = line
    self.markerColumn = markerColumn
    self.runs = runs
  }

  init(line: Int, markerColumn: Int, run: Int) {
    self.init(line: line, markerColumn: markerColumn, runs: [StopRun(line: line, run: run)])
  }
}

/// A run of a line, by their indices.
struct StopRun: Equatable, Sendable {
  let line: Int
  let run: Int
}

extension Canvas {
  /// Writes a piece of a detail's line, in the colour of its row where it is a part of an area chart.
  ///
  /// - Parameters:
  ///   - role: any other piece's.
  ///   - left: the column at which lines begin.
  mutating func write(_ run: DetailRun, as role: Role, at left: Int, _ row: Int) {
    guard let chart = run.chart else {
      write(run.text, role, at: left + run.column, row)
      return
    }
    write(
      run.text, style: context.theme.chart(row: chart.index, of: chart.count),
      at: left + run.column, row, columns: .max)
  }
}
