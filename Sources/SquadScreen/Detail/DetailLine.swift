import Basics
import PlainText
import Portraits
import SquadCore
import TerminalKit

/// A line of a detail: runs of text, each at its column.
struct DetailLine: Equatable, Sendable {
  var runs: [DetailRun] = []
}

extension DetailLine {
  init(_ text: String, _ role: Role, at column: Int = 0) {
    runs = [DetailRun(column: column, text: text, role: role)]
  }
}

/// A piece of text in one role.
struct DetailRun: Equatable, Sendable {
  let column: Int
  let text: String
  let role: Role
  /// The row of an area chart that the run is part of; it determines the colour.
  var chart: ChartRow?
  /// The key that a click on the run presses.
  var key: Key?

  var endColumn: Int { column + PlainText.width(of: text) }
}

/// A row of an area chart, counted from the top.
struct ChartRow: Equatable, Sendable {
  let index: Int
  let count: Int
}

/// Position of a stop: its line, and the column of its selection marker.
struct DetailStop: Equatable, Sendable {
  let line: Int
  let markerColumn: Int
  /// The runs drawn as selected.
  let runs: [StopRun]
}

extension DetailStop {
  init(line: Int, markerColumn: Int, run: Int) {
    self.init(line: line, markerColumn: markerColumn, runs: [StopRun(line: line, run: run)])
  }
}

/// A run, by the indices of its line and of itself.
struct StopRun: Equatable, Sendable {
  let line: Int
  let run: Int
}

extension Canvas {
  /// Writes a run of a detail's line, in its row's colour if it is part of an area chart. `role` is
  /// that of any other run, `left` the screen column of the line's start.
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

/// A picture or tile of an entry among the lines of a detail.
struct DetailTile: Equatable, Sendable {
  /// Top line and left column.
  var line: Int
  var column: Int
  let size: Size
  let id: EntryID
  let title: String
  /// Text in place of the title's initials.
  var sign: String?
  /// Nil if the tile is all there is.
  var picture: Picture?
  var portrait: PortraitSubject?
  /// Name that determines the tile's colour; nil: the title.
  var ground: String?
  /// Whether to draw large letters if they fit.
  var hasLargeLetters = true
  /// Position of the member's star, from the upper left; nil: no star.
  var star: Point?
}
