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
      context.fact(.series, series),
      issue.map { Fact(.issue, $0) },
      CatalogueText.line(format).map { Fact(.format, $0) },
      Fact(.pages, pages ?? CatalogueText.unknown),
      releaseFact,
      Fact(.price, price),
    ]
    let others = [
      context.fact(.collects, collectedIssues), context.fact(.collectedIn, collections),
      context.fact(.variants, variants),
    ]
    return own + MarvelText.creators(creators) + others + codeFacts
  }

  private var releaseFact: Fact {
    switch release {
    case nil: Fact(.onSale, CatalogueText.unknown)
    case .onSale(let date): Fact(.onSale, MarvelText.date(date))
    case .cover(let date): Fact(.coverDate, MarvelText.month(date))
    case .coverYear(let date): Fact(.coverDate, "\(date.day.year)")
    }
  }

  private var price: String {
    let known = prices.compactMap { price in
      MarvelText.cents(price.value).map { cents in
        Phrase.dollars(cents: cents, isDigital: price.type == "digitalPurchasePrice").description
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
      // One that is written as a number has lost its 0: `785110283`.
      let isCut = key == "isbn" && code.utf8.count == 9 && code.allSatisfy(\.isNumber)
      return Fact(label, isCut ? "0\(code)" : code)
    }
  }
}
