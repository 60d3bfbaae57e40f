import PlainText
import SquadCore
import TerminalKit

/// How the prices of a pane's rows stand under each other: a spark, the rate, the change.
struct QuoteColumns {
  private let spark: Int
  private let rate: Int
  private let change: Int

  /// A code and a star stand before them always.
  private static let titleColumns = 6

  /// - Parameter quotes: of the rows that are shown.
  init(_ quotes: [Quote], columns: Int, _ strings: Strings, _ glyphs: Glyphs) {
    rate = quotes.map { PlainText.width(of: strings.rate($0)) }.max() ?? 0
    let changes = quotes.compactMap(\.change)
    let change = changes.map { PlainText.width(of: strings.figures(of: $0)) }.max() ?? 0
    // Whose price it is tells more than how it moved.
    self.change = Self.titleColumns + 1 + rate + 1 + change <= columns ? change : 0
    let wanted = quotes.map { Spark.columns(of: $0.closes.count) }.max() ?? 0
    let used = Self.titleColumns + 1 + rate + (self.change > 0 ? change + 1 : 0)
    spark = wanted > 0 && used + wanted <= columns ? wanted : 0
  }

  /// With the gap before them.
  var columns: Int { 1 + (spark > 0 ? spark + 1 : 0) + rate + (change > 0 ? change + 1 : 0) }

  /// What a row takes of them: without closes its name may stand in the spark's place, and a name that
  /// would be cut takes of it what the last days leave.
  ///
  /// - Parameter room: columns with which its name stands whole.
  func columns(of quote: Quote, leaving room: Int, in area: Rect) -> Int {
    guard spark > 0 else { return columns }
    let isBlank = quote.closes.allSatisfy { $0 == nil }
    if isBlank { return columns - spark - 1 }
    let missing = room + columns - area.columns
    return missing > 0 && spark - missing >= Self.fewestSparkColumns ? columns - missing : columns
  }

  /// The fewest columns of a spark that still tell something.
  private static let fewestSparkColumns = 4

  /// - Parameters:
  ///   - taken: the columns that the row takes.
  ///   - row: `.text`, or the role of a selection bar.
  func draw(
    _ quote: Quote, isOld: Bool, taken: Int, _ row: Role, in area: Rect, on canvas: inout Canvas
  ) {
    var column = area.endColumn - columns + 1
    if spark > 0 {
      // The last days keep their height, however many there are.
      let shown = max(spark - (columns - taken), 0)
      let text = Spark.text(quote.closes, canvas.glyphs).suffix(shown)
      column += spark
      canvas.write(String(text), Role.low.on(row), at: column - text.count, area.row)
      column += 1
    }
    let text = canvas.strings.rate(quote)
    canvas.write(
      text, (isOld ? Role.quiet : .text).on(row),
      at: column + rate - PlainText.width(of: text), area.row)
    guard change > 0, let moved = quote.change else { return }
    let figures = canvas.strings.figures(of: moved)
    var place = column + rate + 1 + change - PlainText.width(of: figures)
    for part in moved.parts(of: figures) {
      let role = isOld ? Role.quiet : part.role
      place += canvas.write(part.text, role.on(row), at: place, area.row) + 1
    }
  }
}

extension Change {
  /// The sign and the figures of its text, with a space between them. Colour only repeats what the
  /// sign says.
  func parts(of text: String) -> [(text: String, role: Role)] {
    guard tenthsOfPercent != 0, let space = text.firstIndex(of: " ") else {
      return [(text, .quiet)]
    }
    let isRise = tenthsOfPercent > 0
    return [
      (String(text[..<space]), isRise ? .riseSign : .fallSign),
      (String(text[text.index(after: space)...]), isRise ? .rise : .fall),
    ]
  }
}
