/// Japanese words of the inspector.
extension Japanese: InspectorWords {
  var inspectorTitle: String { "インスペクター" }
  var whatChanged: String { "変更点" }
  var effects: String { "副作用" }
  var timeColumn: String { "時刻" }
  var actionColumn: String { "アクション" }
  var changedColumn: String { "変更" }
  var tookColumn: String { "時間" }
  var wroteColumn: String { "出力" }
  var countColumn: String { "回数" }
  var eachColumn: String { "平均" }
  var unchanged: String { "変更なし" }
  var lists: String { "リスト" }
  var details: String { "詳細" }
  var squadPart: String { "チーム" }
  var nothing: String { "なし" }
  var notKept: String { "保持なし" }
  var statesNotKept: String { "この状態はもう保持されていません。上は現在の画面です" }
  var bytesAKey: String { "キーごとのバイト数" }
  var chooseAction: String { "アクション" }
  var backAndForth: String { "過去へ、未来へ" }
  var showTotals: String { "集計" }
  var showActions: String { "アクション一覧" }
  var writeActions: String { "ファイルに保存" }
  var presentTime: String { "現在" }
  var past: String { "過去" }
  func past(waiting: String) -> String { "過去 · \(waiting)件待機中" }
  func action(_ number: String, of newest: String) -> String { "アクション \(number) / \(newest)" }
  func totals(_ count: String, isOne: Bool) -> String { "アクション\(count)件の集計" }
  func crashFound(_ file: String) -> String {
    "異常終了: \(file) · 直前の50件のアクション"
  }
  func frame(_ time: String, _ bytes: String) -> String { "描画 \(time)、\(bytes)" }
  func bytes(median: String, most: String) -> String { "中央値 \(median)、最大 \(most)" }
  func rows(_ count: String, isOne: Bool) -> String { "\(count)行" }
  func items(_ count: String, isOne: Bool) -> String { "\(count)項目" }
  func moreChanges(_ count: String, isOne: Bool) -> String { "ほか\(count)件" }
  func withNewText(_ count: String) -> String { "\(count)行の文字が変更" }
  func new(_ count: String, isOne: Bool) -> String { "\(count)行追加" }
  func gone(_ count: String, isOne: Bool) -> String { "\(count)行削除" }
  func wrote(_ file: String) -> String { "\(file) に保存しました" }
  func notWritten(_ reason: String) -> String { "保存できませんでした: \(reason)" }
}
