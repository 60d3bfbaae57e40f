import JSONReader

/// A comic's date of release, as precise as its record states it.
enum MarvelRelease: Sendable {
  case onSale(MarvelDate)
  /// The month on the cover; the day means nothing.
  case cover(MarvelDate)
  /// The year on the cover; month and day mean nothing.
  case coverYear(MarvelDate)

  /// Years of sale that mean "some day".
  private static let placeholders = [2029, 2099]

  /// Sorts comics.
  var date: MarvelDate {
    switch self {
    case .onSale(let date), .cover(let date), .coverYear(let date): date
    }
  }

  /// Parses the most precise of a comic's `dates`; nil where none is known. The API has
  /// `onsaleDate`; only the bundle has dates of the cover. Throws `JSONError`.
  init?(from reader: inout JSONReader) throws {
    let all = try TypedValue.array("date", from: &reader) {
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
