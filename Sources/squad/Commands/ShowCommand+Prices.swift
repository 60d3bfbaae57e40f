import SquadCore
import SquadWords

/// Prices and histories of `squad show`.
extension ShowCommand {
  /// Days of a history to print.
  private static let days = 14

  /// A price and its facts as rows; empty without a price.
  func prices(of detail: Detail, _ strings: Strings) -> [Fact] {
    guard let quote = detail.quote else { return [] }
    guard quote.rate != nil, let freshness = quote.freshness else {
      return [Fact("Rate", quote.text)] + detail.priceFacts
    }
    return [
      Fact("Rate", quote.money), Fact("As of", strings.text(of: freshness)),
    ] + detail.priceFacts
  }

  /// The last days of a history, newest first, under a heading with origin and age.
  func days(of detail: Detail, _ strings: Strings) -> [String] {
    guard let series = detail.series else { return [] }
    let title = [series.unit, strings.text(of: series.freshness), series.note].compactMap { $0 }
    return [title.joined(separator: " · ")]
      + series.last(days: Self.days).reversed().map { point in
        let value = point.value.text(places: series.places)
        return "\t\(point.day.iso)\t\(value)\(point.isOpen ? "\topen" : "")"
      }
  }
}
