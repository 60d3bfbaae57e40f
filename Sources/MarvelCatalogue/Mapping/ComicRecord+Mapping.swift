import Basics
import CatalogueKit
import SquadCore

extension ComicRecord: MarvelEntryRecord {
  static let kind = MarvelKind.comics
  static let sections: [MarvelKind] = [.characters, .stories, .events]

  var rowSubtitle: String { release.map(MarvelText.release) ?? "" }
  var subtitle: String { CatalogueText.line(variant) ?? "" }

  /// Its description; without one what its texts say, the solicitation before the others.
  var summaries: [String?] {
    let solicitations = texts.filter { $0.type == "issue_solicit_text" }
    let others = texts.filter { $0.type != "issue_solicit_text" }
    return [description] + (solicitations + others).map(\.value)
  }

  func facts(in context: MarvelContext) -> [Fact?] {
    let pages = pageCount.flatMap { $0 > 0 ? $0.grouped : nil }
    let issue = issueNumber.flatMap { $0 > 0 ? MarvelText.issue($0) : nil }
    let own = [
      context.fact("Series", series),
      issue.map { Fact("Issue", $0) },
      CatalogueText.line(format).map { Fact("Format", $0) },
      Fact("Pages", pages ?? CatalogueText.unknown),
      releaseFact,
      Fact("Price", price),
    ]
    let others = [
      context.fact("Collects", collectedIssues), context.fact("Collected in", collections),
      context.fact("Variants", variants),
    ]
    return own + MarvelText.creators(creators) + others + codeFacts
  }

  private var releaseFact: Fact {
    switch release {
    case nil: Fact("On sale", CatalogueText.unknown)
    case .onSale(let date): Fact("On sale", MarvelText.date(date))
    case .cover(let date): Fact("Cover date", MarvelText.month(date))
    case .coverYear(let date): Fact("Cover date", "\(date.day.year)")
    }
  }

  private var price: String {
    let known = prices.compactMap { price in
      MarvelText.dollars(price.value).map { dollars in
        price.type == "digitalPurchasePrice" ? "\(dollars) digital" : dollars
      }
    }
    return known.isEmpty ? CatalogueText.unknown : known.joined(separator: " · ")
  }

  private var codeFacts: [Fact?] {
    [
      ("ISBN", "isbn"), ("UPC", "upc"), ("EAN", "ean"), ("ISSN", "issn"),
      ("Diamond", "diamondCode"),
    ]
    .map { label, key in
      guard let code = CatalogueText.line(codes[key]), code != "0" else { return nil }
      return Fact(label, code)
    }
  }
}
