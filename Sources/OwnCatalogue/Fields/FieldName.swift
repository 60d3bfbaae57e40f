/// A column's name as its words: `releaseDate`, `release_date` and `Release Date` are the same.
package struct FieldName: Equatable, Sendable {
  /// In lower case.
  let words: [String]
  /// The words without separators.
  let joined: String
  /// Whether it names an id: `imdb_id`, `InstanceId`, `PID`.
  let isID: Bool

  init(_ name: String) {
    var words: [String] = []
    var word = ""
    let characters = Array(name.unicodeScalars)
    func isUpper(_ index: Int) -> Bool {
      index < characters.count && characters[index].properties.isUppercase
    }
    func isLower(_ index: Int) -> Bool {
      index < characters.count && characters[index].properties.isLowercase
    }
    for (index, scalar) in characters.enumerated() {
      let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      // A capital begins a word after a small letter, and where a small one follows an acronym.
      let begins = isUpper(index) && index > 0 && (isLower(index - 1) || isLower(index + 1))
      if !word.isEmpty, !isWord || begins && !Self.isPlural(characters, index) {
        words.append(word)
        word = ""
      }
      if isWord { word += String(scalar).lowercased() }
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
    joined = words.joined(separator: "")
    isID =
      words.last == "id" || Self.ids.contains(joined)
      || name.hasSuffix("ID") && !Self.wordsEndingInID.contains(words.last ?? "")
  }

  private static let ids: Set = ["uid", "pid", "gid", "guid", "uuid"]

  /// Whether a capital is the end of an acronym's plural: the D of `IDs`.
  private static func isPlural(_ characters: [Unicode.Scalar], _ index: Int) -> Bool {
    index + 2 == characters.count && characters[index + 1] == "s"
      && characters[index - 1].properties.isUppercase
  }

  var last: String { words.last ?? "" }

  func contains(anyOf others: Set<String>) -> Bool { words.contains { others.contains($0) } }
}

extension FieldName {
  /// Words that say of a number or date that it is a time.
  private static let times: Set = [
    "time", "date", "at", "ts", "created", "updated", "timestamp", "datetime",
  ]
  /// Words that end in `ID` in capitals without naming one: `AMOUNT_PAID`.
  private static let wordsEndingInID: Set = [
    "paid", "unpaid", "prepaid", "valid", "invalid", "void", "bid", "grid", "covid", "liquid",
    "fluid", "solid",
  ]
  private static let years: Set = ["year", "years", "yr"]
  private static let codes: Set = [
    "ids", "code", "codes", "number", "no", "nr", "num", "zip", "postcode", "key",
    "phone", "tel", "fax", "mobile", "port", "cik", "lei", "ein", "ssn", "npi", "ean", "upc",
    "gtin", "sku", "asn", "fips", "isbn", "issn", "isin", "imei", "imdb", "pmid",
  ]

  var saysTime: Bool { contains(anyOf: Self.times) || last.hasSuffix("time") }
  var saysYear: Bool { contains(anyOf: Self.years) }
  var saysCode: Bool { isID || Self.codes.contains(last) }
}

extension FieldName {
  /// Names of pictures, the best first.
  static let pictureNames = [
    "image", "picture", "photo", "poster", "cover", "thumbnail", "thumb", "avatar", "sprite",
    "logo", "icon", "img", "flag",
  ]
  static let pictures = Set(pictureNames + pictureNames.map { $0 + "s" })
}
