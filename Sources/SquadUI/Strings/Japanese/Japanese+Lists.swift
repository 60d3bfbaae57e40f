/// Japanese words about lists.
extension Japanese: ListWords {
  var nothingHere: String { "何もありません。" }
  func position(_ row: String, of count: String) -> String { "\(row) / \(count)" }
  func position(_ row: String, ofCompared count: String, isOne: Bool) -> String {
    "能力値のあるメンバー \(row) / \(count)"
  }
  func noMatch(_ text: String) -> String { "「\(text)」は見つかりません" }
  func clearsSearch(_ key: String) -> String { "\(key) で解除" }
  func unreadable(_ number: String, isOne: Bool) -> String { "\(number)件を読み取れませんでした" }
  func loading(from first: String, to last: String, of total: String) -> String {
    "\(first)–\(last) / \(total)"
  }
  func bundled(_ number: String, isOne: Bool) -> String { "内蔵\(number)件" }
  func bundled(_ number: String, of available: String) -> String {
    "\(available)件中\(number)件を内蔵"
  }
  var bundled: String { "内蔵" }
  func unrated(_ number: String) -> String { "レートなし \(number)件" }
  func shows(_ key: String, isOne: Bool) -> String { "\(key) で表示" }
}
