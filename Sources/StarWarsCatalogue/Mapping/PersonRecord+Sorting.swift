import CatalogueKit
import SquadCore

extension PersonRecord {
  func sortValue(_ key: String) -> SortValue? {
    switch key {
    case SortOrder.filmCount.key: films.map { SortValue($0.count, text: "\($0.count)") }
    case SortOrder.birth.key: birthValue
    default: nil
    }
  }

  /// `41.9BBY` lies before `19BBY`, and any `ABY` after them.
  private var birthValue: SortValue? {
    guard let birthYear, let text = SwapiText.year(birthYear), text != birthYear,
      let year = Double(birthYear.dropLast(3)), year < 1e12
    else { return nil }
    let tenths = Int((year * 10).rounded())
    return SortValue(birthYear.hasSuffix("BBY") ? -tenths : tenths, text: text)
  }
}
