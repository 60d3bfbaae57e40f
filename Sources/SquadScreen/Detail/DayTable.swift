import Basics
import PlainText
import SquadCore
import SquadWords

/// The days of a history as a table, newest first: day, close, change; in two blocks side by side
/// if there is space.
struct DayTable {
  private struct Row {
    let day: String
    let close: String
    let change: (text: String, of: Change)?
  }

  private let rows: [Row]
  private let strings: Strings
  private let dayColumns: Int
  private let closeColumns: Int
  /// 0 if changes don't fit.
  private let changeColumns: Int
  private let isDouble: Bool
  private let width: Int

  /// Minimum columns for two blocks, the gap between them, and the most columns of a block.
  private static let columnsForTwo = 70
  private static let gap = 4
  private static let widest = 52
  private static let partGap = 2

  /// `days` are the last points of the series.
  init(_ days: ArraySlice<SeriesPoint>, of series: Series, columns: Int, _ strings: Strings) {
    self.strings = strings
    let newest = days.last?.day ?? CalendarDay(daysSince1970: 0)
    rows = days.indices.reversed().map { index in
      let point = days[index]
      let day = strings.shortText(of: point.day, beside: newest)
      return Row(
        day: strings.isOpen(point) ? "\(day) \(strings.open)" : day,
        close: strings.amount(point.value, places: series.places),
        change: series.change(at: index).map { (strings.text(of: $0), $0) })
    }
    func widest(_ head: String, _ texts: [String]) -> Int {
      max(PlainText.width(of: head), texts.map { PlainText.width(of: $0) }.max() ?? 0)
    }
    dayColumns = widest(strings.day, rows.map(\.day))
    closeColumns = widest(strings.close, rows.map(\.close))
    let change = widest(strings.change, rows.compactMap { $0.change?.text })
    isDouble = columns >= Self.columnsForTwo
    let available = isDouble ? (columns - Self.gap) / 2 : columns
    let wanted = dayColumns + closeColumns + change + 2 * Self.partGap
    changeColumns = wanted <= available ? change : 0
    let minimum = dayColumns + Self.partGap + closeColumns
    width = min(
      max(min(available, Self.widest), changeColumns > 0 ? wanted : minimum),
      max(available, minimum))
  }

  /// The header, then the days; each day is a stop.
  var block: DetailBlock {
    let height = isDouble ? (rows.count + 1) / 2 : rows.count
    var lines = Array(repeating: DetailLine(), count: height + 1)
    var stops: [DetailStop] = []
    for start in isDouble ? [0, height] : [0] where start < rows.count {
      let column = start == 0 ? 0 : width + Self.gap
      lines[0].runs.append(contentsOf: heads(at: column))
      for (offset, row) in rows[start..<min(start + height, rows.count)].enumerated() {
        let run = lines[offset + 1].runs.count
        stops.append(DetailStop(line: offset + 1, markerColumn: column - 1, run: run))
        lines[offset + 1].runs.append(contentsOf: runs(of: row, at: column))
      }
    }
    return DetailBlock(lines: lines, stops: stops)
  }

  /// End column of the closing prices in a block.
  private var closeEnd: Int {
    guard changeColumns > 0 else { return width }
    let free = width - dayColumns - closeColumns - changeColumns
    return dayColumns + free / 2 + closeColumns
  }

  private func heads(at column: Int) -> [DetailRun] {
    let close = PlainText.width(of: strings.close)
    var text = strings.day
    text += String(repeating: " ", count: max(closeEnd - close - PlainText.width(of: text), 1))
    text += strings.close
    guard changeColumns > 0 else { return [DetailRun(column: column, text: text, role: .quiet)] }
    let change = PlainText.width(of: strings.change)
    text += String(repeating: " ", count: max(width - change - PlainText.width(of: text), 1))
    return [DetailRun(column: column, text: text + strings.change, role: .quiet)]
  }

  private func runs(of row: Row, at column: Int) -> [DetailRun] {
    let free = closeEnd - PlainText.width(of: row.day) - PlainText.width(of: row.close)
    let text = row.day + String(repeating: " ", count: max(free, 1)) + row.close
    let runs = [DetailRun(column: column, text: text, role: .text)]
    guard changeColumns > 0, let change = row.change else { return runs }
    var partColumn = column + width - PlainText.width(of: change.text)
    return runs
      + change.of.parts(of: change.text).map { part in
        defer { partColumn += PlainText.width(of: part.text) + 1 }
        return DetailRun(column: partColumn, text: part.text, role: part.role)
      }
  }
}
