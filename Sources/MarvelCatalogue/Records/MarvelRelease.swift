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
  /// cover's are the bundle's own.
  init?(from reader: inout JSONReader) throws {
    var onSale: MarvelDate?
    var cover: MarvelDate?
    var coverYear: MarvelDate?
    try reader.elements { reader in
      var type: String?
      var date: MarvelDate?
      try reader.members { key, reader in
        switch key {
        case "type": type = try reader.text()
        case "date": date = try reader.text().flatMap(MarvelDate.init)
        default: break
        }
      }
      switch type {
      case "onsaleDate":
        onSale = date.flatMap { Self.placeholders.contains($0.day.year) ? nil : $0 }
      case "coverDate": cover = date
      case "coverYear": coverYear = date
      default: break
      }
    }
    if let date = onSale {
      self = .onSale(date)
    } else if let date = cover {
      self = .cover(date)
    } else if let date = coverYear {
      self = .coverYear(date)
    } else {
      return nil
    }
  }
}
