import PlainText

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

extension DetailRun {
  fileprivate func moved(by columns: Int) -> DetailRun {
    columns == 0
      ? self : DetailRun(column: column + columns, text: text, role: role, chart: chart, key: key)
  }
}
