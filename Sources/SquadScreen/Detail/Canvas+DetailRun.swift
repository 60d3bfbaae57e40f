import SquadCore

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
