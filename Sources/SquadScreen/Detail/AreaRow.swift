/// One row of a filled area as text.
enum AreaRow {
  /// Eighths of the row. Where a day has no price the area goes on below the line that spans it, and
  /// the line's own row is left to that.
  private static func fill(_ step: PriceCurve.Step, above base: Int) -> Int {
    let height = step.level - base
    if step.isBridge { return height > ChartScale.eighths ? ChartScale.eighths : 0 }
    return min(max(height, 0), ChartScale.eighths)
  }

  /// - Parameters:
  ///   - base: eighths below the row.
  ///   - isPlain: whether a cell is a sign where half of it and more is filled.
  static func text(_ steps: [PriceCurve.Step], above base: Int, isPlain: Bool) -> String {
    let fills = steps.map { fill($0, above: base) }
    let shown = fills.lastIndex { $0 > 0 }.map { fills[...$0] } ?? []
    // As UTF-8 at once: a scalar at a time is most of what a chart costs.
    return String(unsafeUninitializedCapacity: 3 * shown.count) { buffer in
      var end = 0
      for fill in shown {
        if isPlain || fill == 0 {
          buffer[end] = fill * 2 >= ChartScale.eighths ? UInt8(ascii: "#") : UInt8(ascii: " ")
          end += 1
        } else {
          // U+2580 and the eighths.
          buffer[end] = 0xE2
          buffer[end + 1] = 0x96
          buffer[end + 2] = 0x80 | UInt8(fill)
          end += 3
        }
      }
      return end
    }
  }
}
