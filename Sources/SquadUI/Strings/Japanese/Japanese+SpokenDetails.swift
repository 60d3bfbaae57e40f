import Basics

/// Japanese sentences of the line-by-line mode about details, prices and dates.
extension Japanese: SpokenDetailWords {
  func spoken(_ day: CalendarDay, showsYear: Bool) -> String {
    showsYear ? text(of: day) : shortText(of: day)
  }
  func spokenTime(hour: Int, minute: Int) -> String { "\(hour)時\(minute)分" }
  func spokenBundled(_ day: String) -> String { "\(day)の内蔵データ" }
  func spokenSaved(at time: String) -> String { "\(time)の保存データ" }
  func spokenSaved(on day: String) -> String { "\(day)の保存データ" }
  func spokenLive(at time: String) -> String { "\(time)のライブデータ" }
  func spokenLive(on day: String) -> String { "\(day)のライブデータ" }
  func spokenFact(_ label: String, _ value: String) -> String { "\(label)、\(value)" }
  func spokenHeading(_ title: String) -> String { "\(title)。" }
  func spokenBar(_ label: String, _ value: String, of maximum: String) -> String {
    "\(label)は\(maximum)中\(value)"
  }
  func spokenStat(_ label: String, _ left: String, to right: String) -> String {
    "\(label)は\(left)対\(right)"
  }
  func spokenComparison(of left: String, with right: String) -> String {
    "\(left) と \(right) の比較"
  }
  func spokenLink(_ title: String) -> String { "リンク、\(title)" }
  var spokenNoStops: String { "ここに選べる項目はありません。" }
  func spokenMoney(_ amount: String, unit: String, isWord: Bool) -> String {
    switch unit {
    case "$": "\(amount)ドル"
    case "€": "\(amount)ユーロ"
    case "£": "\(amount)ポンド"
    case "¥": "\(amount)円"
    default: "\(amount) \(unit)"
    }
  }
  func spokenChange(_ number: String, isUp: Bool) -> String {
    "\(number)パーセント\(isUp ? "上昇" : "下落")"
  }
  var spokenUnchanged: String { "変わらず" }
  func spokenToday(_ change: String) -> String { "今日は\(change)" }
  func spoken(_ change: String, since day: String) -> String { "\(day)から\(change)" }
  func spoken(_ change: String, inDays days: String) -> String { "\(days)日間で\(change)" }
  func spokenSentence(_ words: ChartWords) -> String {
    "\(words.span)で\(words.first)から\(words.last)、"
      + "最高は\(words.high.day)の\(words.high.value)、"
      + "最低は\(words.low.day)の\(words.low.value)"
  }
  func spokenDays(_ number: String, isOne: Bool) -> String {
    isOne ? "1日分の価格に移動できます" : "新しい順に\(number)日分の価格をたどれます"
  }
}
