import CatalogueKit
import SquadCore

extension HeroRecord {
  private static let publisher = "publisher"
  /// The sum of the stats.
  private static let total = "total"

  /// By name, by publisher, and by numbers, the largest first.
  static let sorts =
    [
      SortOrder(key: "name"), SortOrder(key: publisher, column: .words),
      SortOrder(key: total, isDescending: true, column: .figures),
    ]
    + HeroStat.allCases.map { stat in
      SortOrder(key: stat.rawValue, isDescending: true, column: .figures)
    }

  package func sortValue(_ key: String) -> SortValue? {
    if key == Self.publisher { return biography.publisher.map { SortValue($0) } }
    let number = key == Self.total ? sum : HeroStat(rawValue: key).flatMap { stats[$0] }
    return number.map { SortValue($0, text: "\($0)") }
  }
}
