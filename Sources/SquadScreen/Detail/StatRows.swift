import PlainText
import SquadCore
import SquadWords

/// Bars below each other: label, a thin bar coloured by its value, the value.
struct StatRows {
  private(set) var block = DetailBlock()
  private let strings: Strings
  private let glyphs: Glyphs
  private let track: String
  private let labelColumns: Int
  private let cells: Int
  private let numberColumn: Int
  private let numberColumns: Int
  private let columns: Int

  /// Cells of a bar: the maximum, the usual number, and the minimum that is readable. Each changed
  /// cell costs three bytes, in six bars a key.
  private static let cells = (maximum: 40, usual: 16, minimum: 3)
  private static let enough = 10
  /// Minimum columns beside the labels and the numbers for the longest bars.
  private static let minimumForLongestBars = 44
  private static let usualNumber = 3
  /// The widest label that always has its columns; a user's own may be whole questions.
  private static let usualLabel = 12
  /// Percentages below which a bar is low, and from which it is high.
  private static let low = 34
  private static let high = 85

  /// Fewer cells than this move the bars below the picture.
  private static let enoughBeside = 8

  /// Whether the bars are too short to be readable.
  var isCramped: Bool { cells < Self.enoughBeside }

  /// `labels` are of the fixed rows, known or not; empty for one row per bar. `fills` tells whether
  /// the bars take all columns, however much that costs. `track` is a cell of a bar's empty part;
  /// nil for the glyphs' own.
  init(
    _ bars: [Bar], labels: [String], columns: Int, fills: Bool = false, track: String? = nil,
    _ strings: Strings, _ glyphs: Glyphs
  ) {
    self.strings = strings
    self.glyphs = glyphs
    self.columns = columns
    self.track = track ?? glyphs.barEmpty
    let labels = labels.isEmpty ? bars.map(\.label) : labels
    let longest = labels.map { PlainText.width(of: $0) }.max() ?? 0
    let number = bars.map { strings.number($0.value).utf8.count }.max() ?? 0
    numberColumns = max(number, Self.usualNumber)
    // A number is never cut: the bars give way to it, then the labels.
    let maximum = min(max(columns / 2, Self.usualLabel), max(columns - numberColumns - 1, 1))
    let widest = min(longest, maximum)
    let available = columns - widest - numberColumns
    let gap = available - 4 >= Self.enough ? 2 : 1
    labelColumns = widest + gap
    cells = fills ? max(available - 2 * gap, 0) : Self.cells(in: available - 2 * gap)
    numberColumn = labelColumns + (cells > 0 ? cells + gap : 0)
    for label in labels { add(label, bars.first { $0.label == label }) }
  }

  private static func cells(in available: Int) -> Int {
    guard available >= cells.minimum else { return 0 }
    return available >= minimumForLongestBars ? cells.maximum : min(available, cells.usual)
  }

  private mutating func add(_ label: String, _ bar: Bar?) {
    let name = glyphs.cut(label, to: labelColumns - 1)
    var runs = [DetailRun(column: 0, text: name, role: .quiet)]
    guard let bar else {
      runs.append(.init(column: numberColumn + numberColumns - 1, text: "—", role: .quiet))
      return block.add(DetailLine(runs: runs))
    }
    let hundredths = bar.filled(of: 100)
    let role: Role = hundredths < Self.low ? .low : hundredths < Self.high ? .graph : .high
    if cells > 0 { runs += self.runs(of: bar, role) }
    let value = strings.number(bar.value)
    let column = numberColumn + numberColumns - value.utf8.count
    runs.append(.init(column: column, text: value, role: role == .high ? .strong : .text))
    block.add(DetailLine(runs: runs))
  }

  private func runs(of bar: Bar, _ role: Role) -> [DetailRun] {
    let halves = bar.filled(of: cells * 2)
    let half = glyphs.barHalf.isEmpty ? 0 : halves % 2
    let full = halves / 2 + half
    let text =
      String(repeating: glyphs.barFull, count: halves / 2) + (half > 0 ? glyphs.barHalf : "")
    let rest = String(repeating: track, count: cells - full)
    return [
      DetailRun(column: labelColumns, text: text, role: role),
      DetailRun(column: labelColumns + full, text: rest, role: .track),
    ].filter { !$0.text.isEmpty }
  }

  /// The bars' sum in a row aligned with them.
  func sum(_ statTotal: StatTotal?) -> DetailLine {
    var runs = [DetailRun(column: 0, text: strings.sum, role: .quiet)]
    guard let statTotal else {
      return DetailLine(runs: runs + [.init(column: alignedColumn, text: "—", role: .quiet)])
    }
    let sum = strings.number(statTotal.sum)
    let start = sumColumn(before: statTotal.rank)
    runs.append(.init(column: start, text: sum, role: .strong))
    if let rank = statTotal.rank {
      let column = start + PlainText.width(of: sum)
      let texts = [strings.text(of: rank), strings.ordinal(of: rank)].map { glyphs.separator + $0 }
      // Leaves out the number of ranked heroes before anything is cut.
      let text = texts.first { column + PlainText.width(of: $0) <= columns } ?? texts[1]
      runs.append(.init(column: column, text: text, role: .text))
    }
    return DetailLine(runs: runs)
  }

  /// Column of the sum: under the bars, or beside its label if the rank fits only there. Computed
  /// for the longest rank, so that nothing moves from one hero to the next.
  private func sumColumn(before rank: Rank?) -> Int {
    guard let count = rank?.count else { return alignedColumn }
    let last = Rank(count, of: count)
    for text in [strings.text(of: last), strings.ordinal(of: last)] {
      let width = numberColumns + PlainText.width(of: glyphs.separator + text)
      for start in [alignedColumn, PlainText.width(of: strings.sum) + 2]
      where start + width <= columns {
        return start
      }
    }
    return alignedColumn
  }

  /// Column of the sum under the bars: labels may be shorter than the sum's own.
  private var alignedColumn: Int { max(labelColumns, PlainText.width(of: strings.sum) + 1) }
}
