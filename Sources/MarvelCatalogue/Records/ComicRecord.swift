import CatalogueKit
import JSONReader

/// A comic, as the Marvel API writes one: an issue, a collection, a variant.
struct ComicRecord: MarvelRecord {
  private(set) var fields = MarvelFields()
  /// Texts besides its description, with HTML in them: `issue_solicit_text`, `issue_preview_text` …
  private(set) var texts: [MarvelTyped<String>] = []
  /// `92.1` happens.
  private(set) var issueNumber: Double?
  private(set) var variant: String?
  private(set) var format: String?
  /// 0 stands for "unknown".
  private(set) var pageCount: Int?
  /// ISBN, UPC and their like by name, as far as there are any.
  private(set) var codes: [String: String] = [:]
  private(set) var release: MarvelRelease?
  /// In US dollars, more than 0.
  private(set) var prices: [MarvelTyped<Double>] = []
  private(set) var series: MarvelSummary?
  private(set) var variants: [MarvelSummary] = []
  private(set) var collections: [MarvelSummary] = []
  private(set) var collectedIssues: [MarvelSummary] = []

  init?(from reader: inout JSONReader) throws {
    try reader.members { key, reader in
      switch key {
      case "dates": release = try MarvelRelease(from: &reader)
      case "issueNumber": issueNumber = try reader.number()
      case "variantDescription": variant = try reader.text()
      case "format": format = try reader.text()
      case "pageCount": pageCount = try reader.integer()
      case "isbn", "upc", "diamondCode", "ean", "issn": codes[key.text] = try reader.text()
      case "prices": prices = try MarvelTyped.array("price", from: &reader) { try $0.price() }
      case "textObjects": texts = try MarvelTyped.array("text", from: &reader) { try $0.text() }
      case "series": series = try MarvelSummary(from: &reader)
      case "variants": variants = try reader.values(MarvelSummary.init)
      case "collections": collections = try reader.values(MarvelSummary.init)
      case "collectedIssues": collectedIssues = try reader.values(MarvelSummary.init)
      default: try fields.read(key, from: &reader)
      }
    }
    guard fields.isNamed else { return nil }
  }
}

extension JSONReader {
  /// A price; nil for 0, which stands for "unknown".
  fileprivate mutating func price() throws -> Double? {
    try number().flatMap { $0 > 0 ? $0 : nil }
  }
}
