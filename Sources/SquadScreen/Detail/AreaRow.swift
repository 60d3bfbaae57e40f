/// One row of a filled area chart as text.
enum AreaRow {
  /// Filled eighths of the row. On days without a price the area ends below the row of the bridging
  /// line, which is drawn there instead.
  private static func fill(_ step: PriceCurve.Step, above base: Int) -> Int {
    let height = step.level - base
    if step.isBridge { return height > ChartScale.eighths ? ChartScale.eighths : 0 }
    return min(max(height, 0), ChartScale.eighths)
  }

  /// `base` is in eighths below the row. `isPlain` tells whether to draw `#` for cells that are at
  /// least half full, in ASCII.
  static func text(_ steps: [PriceCurve.Step], above base: Int, isPlain: Bool) -> String {
    let fills = steps.map { fill($0, above: base) }
    let shown = fills.lastIndex { $0 > 0 }.map { fills[...$0] } ?? []
    // Writes UTF-8 in one go: appending scalar by scalar is most of a chart's cost.
    return String(unsafeUninitializedCapacity: 3 * shown.count) { buffer in
      var end = 0
      for fill in shown {
        if isPlain || fill == 0 {
          buffer[end] = fill * 2 >= ChartScale.eighths ? UInt8(ascii: "#") : UInt8(ascii: " ")
          end += 1
        } else {
          // U+2580 plus the eighths.
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
