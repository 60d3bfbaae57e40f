import Basics
import PlainText
import Portraits
import SquadCore
import TerminalKit

/// Lines of a detail with their stops and tiles: a part to put below or beside others.
struct DetailBlock: Equatable, Sendable {
  private(set) var lines: [DetailLine] = []
  private(set) var stops: [DetailStop] = []
  private(set) var tiles: [DetailTile] = []

  mutating func add(_ line: DetailLine) { lines.append(line) }

  /// Adds a run to the last line.
  mutating func append(_ run: DetailRun) {
    if let last = lines.indices.last { lines[last].runs.append(run) }
  }

  mutating func addBlank() { lines.append(DetailLine()) }

  /// Adds blank lines up to a number of lines.
  mutating func fill(to count: Int) {
    while lines.count < count { addBlank() }
  }

  mutating func add(_ text: String, _ role: Role, columns: Int) {
    for line in PlainText.wrapped(text, columns: columns) { add(DetailLine(String(line), role)) }
  }

  /// Adds a line whose runs form one stop.
  mutating func addStop(_ line: DetailLine, marker: Int) {
    let runs = line.runs.indices.map { StopRun(line: lines.count, run: $0) }
    stops.append(DetailStop(line: lines.count, markerColumn: marker, runs: runs))
    add(line)
  }

  /// Makes one stop of existing runs.
  mutating func addStop(_ runs: [StopRun], line: Int, marker: Int) {
    stops.append(DetailStop(line: line, markerColumn: marker, runs: runs))
  }

  /// Moves a stop to the end of the stops; its position on the screen is unchanged.
  mutating func moveStopToEnd(_ index: Int) { stops.append(stops.remove(at: index)) }

  /// Makes the last stop the first one; its position on the screen is unchanged.
  mutating func moveLastStopToStart() {
    if let last = stops.popLast() { stops.insert(last, at: 0) }
  }

  mutating func add(_ tile: DetailTile) { tiles.append(tile) }

  mutating func add(_ flow: LineFlow) {
    add(DetailBlock(lines: flow.lines, stops: flow.stops))
  }

  /// Appends another block below.
  mutating func add(_ block: DetailBlock) { put(block, at: lines.count, column: 0) }

  /// Overlays another block on these lines, in cells that are free there.
  mutating func put(_ block: DetailBlock, at line: Int, column: Int) {
    fill(to: line + block.lines.count)
    let runs = block.lines.indices.map { lines[line + $0].runs.count }
    for (offset, other) in block.lines.enumerated() {
      lines[line + offset].runs += other.runs.map { $0.moved(by: column) }
    }
    stops += block.stops.map { stop in
      DetailStop(
        line: stop.line + line, markerColumn: stop.markerColumn + column,
        runs: stop.runs.map { StopRun(line: $0.line + line, run: $0.run + runs[$0.line]) })
    }
    tiles += block.tiles.map { tile in
      var tile = tile
      tile.line += line
      tile.column += column
      return tile
    }
  }
}

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

extension DetailRun {
  fileprivate func moved(by columns: Int) -> DetailRun {
    columns == 0
      ? self : DetailRun(column: column + columns, text: text, role: role, chart: chart, key: key)
  }
}
