import SquadCore

/// The values of a chart's scale in a few columns: `80k` and `73k`.
enum AxisLabels {
  /// As short as tells them apart and doesn't hide that they lie evenly: rounded by no more than a
  /// fifth of what is between two of them.
  static func texts(_ values: [Amount]) -> [String] {
    guard let first = values.first, let high = values.max() else { return [] }
    let (unit, sign) = unit(of: high)
    let step = values.count > 1 ? values[1].millionths.distance(to: first.millionths) : 0
    for places in 0...2 {
      let place = (0..<places).reduce(unit * 1_000_000) { size, _ in size / 10 }
      if step == 0 ? places > 0 : place <= step.magnitude / 5 {
        return values.map { Amount(millionths: $0.millionths / unit).text(places: places) + sign }
      }
    }
    return values.map { $0.text(places: step.magnitude < 50_000 ? 4 : 2) }
  }

  private static func unit(of amount: Amount) -> (size: Int64, sign: String) {
    let units: [(Int64, String)] = [(1_000_000_000, "G"), (1_000_000, "M"), (1_000, "k")]
    return units.first { amount.millionths.magnitude >= UInt64($0.0) * 10_000_000 } ?? (1, "")
  }
}
