import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// How the prices of a pane's rows stand under each other: a spark, the rate, the change.
struct QuoteColumns {
  private let spark: Int
  /// Of the rates behind a spark: a longer one has the room of the spark that its row is without.
  private let rate: Int
  private let change: Int

  /// A code and a star stand before them always.
  private static let titleColumns = 6
  /// The columns of a name that is rather whole than beside a spark.
  private static let nameColumns = 11

  /// - Parameter quotes: of the rows that are shown.
  init(_ quotes: [Quote], columns: Int, _ strings: Strings, _ glyphs: Glyphs) {
    var (widest, sparked, spark) = (0, 0, 0)
    for quote in quotes {
      let width = PlainText.width(of: strings.rate(quote))
      widest = max(widest, width)
      guard quote.hasSpark else { continue }
      sparked = max(sparked, width)
      spark = max(spark, Spark.columns(of: quote.closes.count))
    }
    let changes = quotes.compactMap(\.change)
    let change = changes.map { PlainText.width(of: strings.figures(of: $0)) }.max() ?? 0
    // Whose price it is tells more than how it moved.
    self.change = Self.titleColumns + 1 + widest + 1 + change <= columns ? change : 0
    rate = sparked
    let used =
      Self.titleColumns + Self.nameColumns + 1 + sparked + (self.change > 0 ? change + 1 : 0)
    self.spark = spark > 0 && used + 1 + spark <= columns ? spark : 0
  }

  /// What a row takes of them, with the gap before them: without a spark its name may stand in that
  /// one's place.
  ///
  /// - Parameter text: its rate's.
  func columns(of quote: Quote, _ text: String) -> Int {
    let width = PlainText.width(of: text)
    let isSparked = spark > 0 && quote.hasSpark
    return 1 + (isSparked ? spark + 1 + rate : width) + (change > 0 ? change + 1 : 0)
  }

  /// - Parameters:
  ///   - text: the rate's.
  ///   - row: `.text`, or the role of a selection bar.
  func draw(
    _ quote: Quote, _ text: String, isOld: Bool, _ row: Role, in area: Rect,
    on canvas: inout Canvas
  ) {
    let end = area.endColumn - (change > 0 ? change + 1 : 0)
    if spark > 0 {
      canvas.write(
        Spark.text(quote.closes, canvas.glyphs), Role.low.on(row),
        at: end - rate - 1 - spark, area.row)
    }
    canvas.write(
      text, (isOld ? Role.quiet : .text).on(row), at: end - PlainText.width(of: text), area.row)
    guard change > 0, let moved = quote.change else { return }
    let figures = canvas.strings.figures(of: moved)
    var place = area.endColumn - PlainText.width(of: figures)
    for part in moved.parts(of: figures) {
      let role = isOld ? Role.quiet : part.role
      place += canvas.write(part.text, role.on(row), at: place, area.row) + 1
    }
  }
}

extension Quote {
  fileprivate var hasSpark: Bool { closes.contains { $0 != nil } }
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
