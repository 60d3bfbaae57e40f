import SquadCore

/// The two ends of a chart's scale in a few columns: `80k` and `73k`.
enum AxisLabels {
  /// As short as tells the two apart.
  static func texts(low: Amount, high: Amount) -> (top: String, bottom: String) {
    for places in 0...2 {
      let texts = (short(high, places), short(low, places))
      if texts.0 != texts.1 || (low == high && places > 0) { return texts }
    }
    return (high.text(places: 2), low.text(places: 2))
  }

  private static func short(_ amount: Amount, _ places: Int) -> String {
    let units: [(Int64, String)] = [(1_000_000_000, "G"), (1_000_000, "M"), (1_000, "k")]
    for (size, sign) in units where amount.millionths.magnitude >= UInt64(size) * 10_000_000 {
      return Amount(millionths: amount.millionths / size).text(places: places) + sign
    }
    return amount.text(places: places)
  }
}
