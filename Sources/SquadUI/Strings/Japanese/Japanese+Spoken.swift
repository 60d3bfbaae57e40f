/// Japanese sentences of the line-by-line mode about lists, rows and the squad.
extension Japanese: SpokenWords {
  var punctuation: SpokenPunctuation {
    SpokenPunctuation(
      comma: "、", through: "から", period: "。", space: "", hasCapitals: false, up: "上昇 ",
      down: "下落 ")
  }
  func spokenHint(_ help: String, quit: String) -> String {
    "キーの一覧は\(help)、終了は\(quit)を押してください。"
  }
  func spokenHint(quit: String) -> String { "終了は\(quit)を押してください。" }
  func spokenList(_ catalogue: String, _ place: String, of count: String) -> String {
    "\(catalogue)、\(count)個中\(place)個目のリスト"
  }
  func spokenTotal(_ number: String) -> String { "\(number)件" }
  func spokenRows(_ number: String, isOne: Bool) -> String { "\(number)件" }
  func spokenRows(_ number: String, of count: String) -> String { "\(count)件中\(number)件" }
  func spokenAList(_ title: String) -> String { "\(title)のリスト" }
  func spokenSort(_ name: String, isDescending: Bool) -> String {
    "並び順は\(name)\(isDescending ? "の降順" : "")"
  }
  func spokenOrder(_ sort: String) -> String { sort }
  func spokenHits(_ number: String, isOne: Bool, of text: String) -> String {
    "\(text) の検索結果は\(number)件"
  }
  func spokenNoMatch(_ text: String) -> String { "\(text) は見つかりません" }
  func spokenClearsSearch(_ key: String) -> String { "\(key) で検索を解除します" }
  func spokenUnfiltered(_ number: String) -> String { "検索を解除、全\(number)件。" }
  func spokenPosition(_ row: String, of count: String) -> String { "\(count)件中\(row)件目" }
  var spokenSearch: String { "検索" }
  var spokenGo: String { "移動先" }
  var spokenGoClosed: String { "移動を取り消しました。" }
  func spokenNowhere(_ text: String) -> String { "\(text) という名前はありません。" }
  func spokenCommand(_ name: String) -> String { "コマンド、\(name)" }
  var spokenLoading: String { "読み込み中です。" }
  var spokenEnd: String { "末尾です。" }
  var spokenBeginning: String { "先頭です。" }
  var spokenUnknown: String { "不明" }
  var spokenNone: String { "なし" }
  func spokenNoLine(_ line: String) -> String { "\(line)番の行はありません。" }
  var spokenNoNumber: String { "番号を取り消しました。" }
  var spokenYesOrNo: String { "外すなら y、残すなら n。" }
  func spokenStays(_ name: String) -> String { "\(name) はチームに残ります。" }
  func spokenElsewhere(_ changes: String) -> String { "別の場所での変更、\(changes)" }
  var spokenReordered: String { "チームの並び順が変わりました" }
  func spokenSquad(_ number: String, isOne: Bool) -> String { "チームは\(number)人" }
  func spokenNow(_ position: String) -> String { "現在\(position)" }
  var spokenOffline: String { "オフラインで起動しています。" }
  var spokenNoWayBack: String { "これ以上戻れません" }
  func spokenRetry(_ key: String) -> String { "\(key) で再試行します" }
}
