import SquadCore

/// Squad's own words in what catalogues bring.
protocol CatalogueWords {
  func text(of label: Label) -> String
  func text(of title: ListTitle) -> String
  func text(of key: SortKey) -> String
  func text(of head: ColumnHead) -> String
  var unknown: String { get }
  func comics(_ number: String, isOne: Bool) -> String
  func characters(_ number: String, isOne: Bool) -> String
  func bundledOfThem(_ number: String, isOne: Bool) -> String
  func otherComics(_ number: String, isOne: Bool) -> String
  func moreBundled(_ number: String, isOne: Bool) -> String
  func others(_ number: String, isOne: Bool) -> String
  func sinceYear(_ year: Int) -> String
  func digital(_ price: String) -> String
  func episode(_ numeral: String) -> String
  func noHistory(of code: String, isPending: Bool) -> String
}
