/// The rows of a comparison's parts, counted from the top of its pane. The names and the score stay
/// in view; what doesn't fit below them scrolls.
struct CompareRows: Equatable {
  var name = 0
  /// Whether the score takes three rows, from the names' one on, and subtitles are shown.
  var hasLargeScore = true
  /// First row of the bars, and of what scrolls.
  var bars = 4
  /// Rows from one bar to the next.
  var step = 1
  let sum: Int
  let facts: Int
  /// Whether the facts start below the pictures, where they are wider than the bars.
  let areFactsBelow: Bool
  /// The row after the last.
  let end: Int

  /// Two heroes side by side: with blank rows between the bars if everything fits so. `pictures` is
  /// the number of rows of the pictures, with a blank one above and below; 0 without any.
  init(rows: Int, stats: Int, facts count: Int, pictures: Int) {
    let compact = stats + 7 + count
    if rows >= compact + stats {
      (name, bars, step) = (1, 5, 2)
    } else if rows > compact {
      (name, bars) = (1, 5)
    } else if rows < stats + 6 {
      (hasLargeScore, bars) = (false, rows >= stats + 3 ? 2 : 1)
    }
    let last = bars + stats * step
    sum = last + (step == 2 || !hasLargeScore && rows < stats + 5 ? 0 : 1)
    areFactsBelow = max(sum + 2, pictures) + count <= rows
    facts = areFactsBelow ? max(sum + 2, pictures) : sum + 2
    end = facts + count
  }

  /// Rows for two heroes one below the other, each a name and the stats.
  static func stacked(stats: Int) -> Int { 2 * (stats + 1) }
}
