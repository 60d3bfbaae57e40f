import SquadCore

/// The values of a chart's scale in few columns: `80k` and `73k`.
enum AxisLabels {
  /// The shortest texts that keep the values distinct and evenly spaced: rounded to at most a fifth
  /// of the distance between two values.
  static func texts(_ values: [Amount]) -> [String] {
    guard let first = values.first, let high = values.max() else { return [] }
    let step = values.count > 1 ? values[1].millionths.distance(to: first.millionths).magnitude : 0
    let unit = unit(of: high)
    for (size, sign, places) in [(unit.size, unit.sign, unit.places), (1, "", 0...Amount.places)] {
      for places in places {
        let precision = (0..<places).reduce(UInt(size) * 1_000_000) { size, _ in size / 10 }
        guard step == 0 ? places > 0 : precision <= step / 5 else { continue }
        return values.map { Amount(millionths: $0.millionths / size).text(places: places) + sign }
      }
    }
    return values.map { $0.text(places: Amount.places) }
  }

  /// - Returns: a unit that gives the amount few digits, and the numbers of decimal places with
  ///   which it is still shorter than the whole number.
  private static func unit(
    of amount: Amount
  ) -> (size: Int64, sign: String, places: ClosedRange<Int>) {
    let units: [(Int64, String, ClosedRange<Int>)] = [
      (1_000_000_000, "G", 0...4), (1_000_000, "M", 0...3), (1_000, "k", 0...2),
    ]
    return units.first { amount.millionths.magnitude >= UInt64($0.0) * 10_000_000 }
      ?? (1, "", 0...4)
  }
}
