import JSONReader

/// A comic, as the Marvel API writes one: an issue, a collection, a variant.
struct ComicRecord: MarvelRecord {
  private(set) var fields = MarvelFields()
  /// What else is said of it: `issue_solicit_text`, `issue_preview_text` …
  private(set) var texts: [MarvelTextObject] = []
  /// `92.1` happens.
  private(set) var issueNumber: Double?
  private(set) var variant: String?
  private(set) var format: String?
  /// 0 stands for "unknown".
  private(set) var pageCount: Int?
  /// ISBN, UPC and their like by name, as far as there are any.
  private(set) var codes: [String: String] = [:]
  private(set) var release: MarvelRelease?
  private(set) var prices: [MarvelPrice] = []
  private(set) var series: MarvelSummary?
  private(set) var variants: [MarvelSummary] = []
  private(set) var collections: [MarvelSummary] = []
  private(set) var collectedIssues: [MarvelSummary] = []

  init?(from reader: inout JSONReader, reading extent: MarvelExtent) throws {
    try reader.members { key, reader in
      switch key {
      case "dates": release = try MarvelRelease(from: &reader)
      case _ where extent == .whole: try readRest(key, from: &reader)
      default: try fields.read(key, from: &reader, reading: extent)
      }
    }
    guard fields.isNamed else { return nil }
  }

  private mutating func readRest(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "issueNumber": issueNumber = try reader.number()
    case "variantDescription": variant = try reader.text()
    case "format": format = try reader.text()
    case "pageCount": pageCount = try reader.integer()
    case "isbn", "upc", "diamondCode", "ean", "issn": codes[key.text] = try reader.text()
    case "prices": prices = try MarvelPrice.array(from: &reader)
    case "textObjects": texts = try MarvelTextObject.array(from: &reader)
    case "series": series = try MarvelSummary(from: &reader)
    default: try readReferences(key, from: &reader)
    }
  }

  private mutating func readReferences(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "variants": variants = try MarvelSummary.array(from: &reader)
    case "collections": collections = try MarvelSummary.array(from: &reader)
    case "collectedIssues": collectedIssues = try MarvelSummary.array(from: &reader)
    default: try fields.read(key, from: &reader, reading: .whole)
    }
  }
}
