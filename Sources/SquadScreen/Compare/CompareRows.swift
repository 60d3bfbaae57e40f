/// The rows of a comparison's parts, counted from the top of its pane.
struct CompareRows: Equatable {
  var name = 0
  /// Row of the subtitles; nil if there is none.
  var subtitle: Int?
  /// Row of the score; the names' row if rows are few.
  var score = 0
  var bars = 1
  /// Rows from one bar to the next.
  var step = 1
  var sum = 0
  var facts = 0

  /// Two heroes side by side: with blank rows between the bars, around them, or none.
  init(rows: Int, stats: Int) {
    if rows >= 2 * stats + 18 {
      (name, subtitle, score, bars, step) = (1, 2, 4, 6, 2)
      sum = bars + 2 * stats
      facts = sum + 3
    } else if rows >= stats + 11 {
      name = rows >= stats + 14 ? 1 : 0
      (subtitle, score, bars) = (name + 1, name + 3, name + 5)
      sum = bars + stats + 1
      facts = sum + 2
    } else {
      bars = rows >= stats + 3 ? 2 : 1
      sum = bars + stats + (rows >= stats + 5 ? 1 : 0)
      facts = sum + 2
    }
  }

  /// Rows for two heroes one below the other, each a name and the stats.
  static func stacked(stats: Int) -> Int { 2 * (stats + 1) }
}
