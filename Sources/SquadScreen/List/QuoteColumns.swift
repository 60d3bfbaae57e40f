import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// Column widths of a pane's prices: a spark, the rate, the change.
struct QuoteColumns {
  private let spark: Int
  /// Columns of the widest rate beside a spark; a row without one may use the spark's columns, too.
  private let rate: Int
  private let change: Int

  /// Columns of the code and a star, always reserved before the prices.
  private static let titleColumns = 6
  /// Columns of a name that have priority over a spark.
  private static let nameColumns = 11

  /// `quotes` are the prices of the visible rows.
  init(_ quotes: [Quote], columns: Int, _ strings: Strings, _ glyphs: Glyphs) {
    var (widest, sparked, spark) = (0, 0, 0)
    for quote in quotes {
      let width = PlainText.width(of: strings.rate(quote))
      widest = max(widest, width)
      guard quote.hasSpark else { continue }
      sparked = max(sparked, width)
      spark = max(spark, Sparkline.columns(of: quote.closes.count))
    }
    let changes = quotes.compactMap(\.change)
    let change = changes.map { PlainText.width(of: strings.figures(of: $0)) }.max() ?? 0
    // The code has priority over the change.
    self.change = Self.titleColumns + 1 + widest + 1 + change <= columns ? change : 0
    rate = sparked
    let used =
      Self.titleColumns + Self.nameColumns + 1 + sparked + (self.change > 0 ? change + 1 : 0)
    self.spark = spark > 0 && used + 1 + spark <= columns ? spark : 0
  }

  /// The columns that a row's price takes, with the gap before it; without a spark its name may use
  /// those. `text` is the rate as text.
  func columns(of quote: Quote, _ text: String) -> Int {
    let width = PlainText.width(of: text)
    let isSparked = spark > 0 && quote.hasSpark
    return 1 + (isSparked ? spark + 1 + rate : width) + (change > 0 ? change + 1 : 0)
  }

  /// `text` is the rate as text. `row` is `.text`, or the role of a selection bar.
  func draw(
    _ quote: Quote, _ text: String, isOld: Bool, _ row: Role, in area: Rect, on canvas: inout Canvas
  ) {
    let end = area.endColumn - (change > 0 ? change + 1 : 0)
    if spark > 0 {
      canvas.write(
        Sparkline.text(quote.closes, canvas.glyphs), Role.low.on(row),
        at: end - rate - 1 - spark, area.row)
    }
    canvas.write(
      text, (isOld ? Role.quiet : .text).on(row), at: end - PlainText.width(of: text), area.row)
    guard change > 0, let moved = quote.change else { return }
    let figures = canvas.strings.figures(of: moved)
    var column = area.endColumn - PlainText.width(of: figures)
    for part in moved.parts(of: figures) {
      let role = isOld ? Role.quiet : part.role
      column += canvas.write(part.text, role.on(row), at: column, area.row) + 1
    }
  }
}

extension Quote {
  fileprivate var hasSpark: Bool { closes.contains { $0 != nil } }
}

extension Change {
  /// The arrow and the figures of its text, which a space separates. Colour only repeats the arrow.
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

/// The latest closing prices as a sparkline: two days per column, one line of blocks whose top
/// eighth stays blank, so that rows never touch.
enum Sparkline {
  /// Eighths of the highest block.
  private static let levels = 7
  private static let blocks: [Unicode.Scalar] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇"]
  private static let plain: [Unicode.Scalar] = [" ", "_", "_", ".", ".", "-", "-", "'"]

  /// Columns for a number of days.
  static func columns(of days: Int) -> Int { (days + 1) / 2 }

  /// A column shows the later of its days that has a price; without any it repeats the column
  /// before, and is blank before the first price.
  static func text(_ closes: [Amount?], _ glyphs: Glyphs) -> String {
    let known = closes.compactMap { $0 }
    guard let low = known.min(), let high = known.max() else { return "" }
    let signs = glyphs.isPlain ? plain : blocks
    var text = String.UnicodeScalarView()
    var height = 0
    for start in stride(from: 0, to: closes.count, by: 2) {
      let days = closes[start..<min(start + 2, closes.count)]
      if let close = days.last(where: { $0 != nil }) ?? nil {
        height = close.step(from: low, to: high, of: levels - 1) + 1
      }
      text.append(signs[height])
    }
    return String(text)
  }
}
