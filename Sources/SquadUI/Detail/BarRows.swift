import PlainText
import SquadCore

/// Lays bars out in columns: label, bar, value; two bars a line where there is room for both.
struct BarRows {
  private let bars: [Bar]
  private let glyphs: Glyphs
  /// Columns of a label with the gap after it, in a line's first bar and in its second.
  private let labels: (first: Int, second: Int)
  private let cells: Int
  private let valueColumns: Int
  private let isDouble: Bool

  /// Cells of a bar that has all the room it wants, and the fewest that still tell something.
  private static let fullCells = 10
  private static let fewestCells = 3
  /// Between two bars of a line, and between the parts of one.
  private static let gap = 4
  private static let partGap = 2

  /// - Parameter indent: the column at which a line's first bar starts.
  init(_ bars: [Bar], indent: Int, columns: Int, _ glyphs: Glyphs) {
    self.bars = bars
    self.glyphs = glyphs
    let widest = bars.map { PlainText.width(of: $0.label) }.max() ?? 0
    labels = (indent, widest + Self.partGap)
    valueColumns = bars.map { String($0.value).utf8.count }.max() ?? 0
    let whole = Self.fullCells + Self.partGap + valueColumns
    isDouble = indent + whole + Self.gap + labels.second + whole <= columns
    let room = min(columns - indent - Self.partGap - valueColumns, Self.fullCells)
    cells = room < Self.fewestCells ? 0 : room
  }

  var lines: [DetailLine] {
    stride(from: 0, to: bars.count, by: isDouble ? 2 : 1).map { index in
      var line = DetailLine(runs: runs(of: bars[index], at: 0, label: labels.first))
      if isDouble, index + 1 < bars.count {
        let second = labels.first + cells + Self.partGap + valueColumns + Self.gap
        line.runs += runs(of: bars[index + 1], at: second, label: labels.second)
      }
      return line
    }
  }

  private func runs(of bar: Bar, at column: Int, label: Int) -> [DetailRun] {
    let name = PlainText.prefix(bar.label, columns: label - Self.partGap, ellipsis: "").text
    var runs = [DetailRun(column: column, text: name, role: .quiet)]
    var place = column + label
    if cells > 0 {
      let full = bar.filled(of: cells)
      runs += part(glyphs.barFull, full, at: place, Self.role(of: bar.value))
      runs += part(glyphs.barEmpty, cells - full, at: place + full, .track)
      place += cells + Self.partGap
    }
    let value = String(bar.value)
    place += valueColumns - value.utf8.count
    let role: Role = bar.value >= Self.strong ? .strong : .text
    return runs + [DetailRun(column: place, text: value, role: role)]
  }

  /// Below this a stat is weak, and from that on strong.
  private static let weak = 34
  private static let strong = 85

  private static func role(of value: Int) -> Role {
    value < weak ? .low : value >= strong ? .high : .graph
  }

  private func part(_ glyph: String, _ count: Int, at column: Int, _ role: Role) -> [DetailRun] {
    guard count > 0 else { return [] }
    return [DetailRun(column: column, text: String(repeating: glyph, count: count), role: role)]
  }
}
