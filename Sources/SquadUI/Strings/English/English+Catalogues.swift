import SquadCore

/// English words in what catalogues bring: the same that machines get.
extension English: CatalogueWords {
  func text(of label: Label) -> String { label.rawValue }
  func text(of title: ListTitle) -> String { title.rawValue }
  func text(of key: SortKey) -> String {
    switch key {
    case .total: "total power"
    case .birth: "birth year"
    default: key.rawValue
    }
  }
  func text(of head: ColumnHead) -> String { head.rawValue }
  var unknown: String { Phrase.unknown.description }
  func comics(_ number: String, isOne: Bool) -> String {
    "\(number) \(isOne ? "comic" : "comics")"
  }
  func characters(_ number: String, isOne: Bool) -> String {
    "\(number) \(isOne ? "character" : "characters")"
  }
  func bundledOfThem(_ number: String, isOne: Bool) -> String { "\(number) of them bundled" }
  func otherComics(_ number: String, isOne: Bool) -> String {
    "and \(number) \(isOne ? "other comic" : "other comics")"
  }
  func moreBundled(_ number: String, isOne: Bool) -> String { "and \(number) more bundled" }
  func others(_ number: String, isOne: Bool) -> String {
    "and \(number) \(isOne ? "other" : "others")"
  }
  func sinceYear(_ year: Int) -> String { Phrase.sinceYear(year).description }
  func digital(_ price: String) -> String { "\(price) digital" }
  func episode(_ numeral: String) -> String { Phrase.episode(numeral).description }
  func noHistory(of code: String, isPending: Bool) -> String {
    Phrase.noHistory(of: code, isPending: isPending).description
  }
}
