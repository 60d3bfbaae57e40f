import JSONReader

/// When a comic came out, as exactly as its record says.
enum MarvelRelease: Sendable {
  case onSale(MarvelDate)
  /// The month on the cover; the day means nothing.
  case cover(MarvelDate)
  /// The year on the cover; month and day mean nothing.
  case coverYear(MarvelDate)

  /// The years that stand for "some day" in a date of sale.
  private static let placeholders = [2029, 2099]

  /// To sort by.
  var date: MarvelDate {
    switch self {
    case .onSale(let date), .cover(let date), .coverYear(let date): date
    }
  }

  /// The most exact of a comic's `dates`; nil where none is known. The API has `onsaleDate`; the
  /// cover's are the bundle's own. Throws `JSONProblem`.
  init?(from reader: inout JSONReader) throws {
    let all = try MarvelTyped.array("date", from: &reader) {
      try $0.text().flatMap(MarvelDate.init)
    }
    let dates = Dictionary(all.map { ($0.type, $0.value) }) { _, last in last }
    if let date = dates["onsaleDate"], !Self.placeholders.contains(date.day.year) {
      self = .onSale(date)
    } else if let date = dates["coverDate"] {
      self = .cover(date)
    } else if let date = dates["coverYear"] {
      self = .coverYear(date)
    } else {
      return nil
    }
  }
}
