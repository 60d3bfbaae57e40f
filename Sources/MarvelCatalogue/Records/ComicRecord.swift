import Basics
import CatalogueKit
import JSONReader
import SquadCore

/// A comic: an issue, a collection or a variant.
struct ComicRecord: MarvelRecord {
  static let kind = MarvelKind.comics
  static let sections: [MarvelKind] = [.characters, .stories, .events]

  private(set) var fields = MarvelFields()
  /// HTML texts besides the description: `issue_solicit_text`, `issue_preview_text` …
  private var texts: [TypedValue<String>] = []
  /// May be `92.1`.
  private var issueNumber: Double?
  private var variant: String?
  private var format: String?
  /// 0 means "unknown".
  private var pageCount: Int?
  /// ISBN, UPC and similar codes by member name.
  private var codes: [String: String] = [:]
  private(set) var release: MarvelRelease?
  /// In US dollars; 0 means "unknown".
  private var prices: [TypedValue<Double>] = []
  private(set) var series: MarvelSummary?
  private var variants: [MarvelSummary] = []
  private var collections: [MarvelSummary] = []
  private var collectedIssues: [MarvelSummary] = []

  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "dates": release = try MarvelRelease(from: &reader)
    case "issueNumber": issueNumber = try reader.number()
    case "variantDescription": variant = try reader.text()
    case "format": format = try reader.text()
    case "pageCount": pageCount = try reader.integer()
    case "isbn", "upc", "diamondCode", "ean", "issn": codes[key.text] = try reader.text()
    case "prices": prices = try TypedValue.array("price", from: &reader) { try $0.number() }
    case "textObjects": texts = try TypedValue.array("text", from: &reader) { try $0.text() }
    case "series": series = try MarvelSummary(from: &reader)
    case "variants": variants = try reader.values(MarvelSummary.init)
    case "collections": collections = try reader.values(MarvelSummary.init)
    case "collectedIssues": collectedIssues = try reader.values(MarvelSummary.init)
    default: try fields.read(key, from: &reader)
    }
  }

  var rowSubtitle: String { release.map(MarvelText.release) ?? "" }
  var subtitle: String { CatalogueText.line(variant) ?? "" }

  /// The description, then the solicitations, then the other texts.
  var summaries: [String?] {
    let solicitations = texts.filter { $0.type == "issue_solicit_text" }
    let others = texts.filter { $0.type != "issue_solicit_text" }
    return [fields.description] + (solicitations + others).map(\.value)
  }

  func facts(in context: MarvelContext) -> [Fact?] {
    let pages = pageCount.flatMap { $0 > 0 ? $0.grouped : nil }
    let issue = issueNumber.flatMap { $0 > 0 ? MarvelText.issue($0) : nil }
    let own = [
      context.fact(.series, series), issue.map { Fact(.issue, $0) },
      CatalogueText.line(format).map { Fact(.format, $0) },
      Fact(.pages, pages ?? CatalogueText.unknown), releaseFact, Fact(.price, price),
    ]
    let others = [
      context.fact(.collects, collectedIssues), context.fact(.collectedIn, collections),
      context.fact(.variants, variants),
    ]
    return own + MarvelText.creators(fields.creators) + others + codeFacts
  }

  private var releaseFact: Fact {
    guard let release else { return Fact(.onSale, CatalogueText.unknown) }
    let isOfSale = if case .onSale = release { true } else { false }
    return Fact(isOfSale ? .onSale : .coverDate, MarvelText.release(release))
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
      // An ISBN written as a number has lost its leading 0: `785110283`.
      let isCut = key == "isbn" && code.utf8.count == 9 && code.allSatisfy(\.isNumber)
      return Fact(label, isCut ? "0\(code)" : code)
    }
  }
}

/// A comic's date of release, as precise as its record states it.
enum MarvelRelease: Sendable {
  case onSale(MarvelDate)
  /// The month on the cover; the day means nothing.
  case cover(MarvelDate)
  /// The year on the cover; month and day mean nothing.
  case coverYear(MarvelDate)

  /// Years of sale that mean "some day".
  private static let placeholders = [2029, 2099]

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
