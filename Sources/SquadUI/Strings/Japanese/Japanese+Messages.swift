/// Japanese messages.
extension Japanese: MessageWords {
  func joined(_ name: String) -> String { "\(name) が加わりました" }
  func fired(_ name: String) -> String { "\(name) を外しました" }
  func moved(_ name: String) -> String { "\(name) を移動しました" }
  func undone(_ change: String) -> String { "元に戻しました: \(change)" }
  func redone(_ change: String) -> String { "やり直しました: \(change)" }
  func inAnotherWindow(_ change: String) -> String { "別のウィンドウで \(change)" }
  var nothingToUndo: String { "元に戻す操作はありません" }
  var nothingToRedo: String { "やり直す操作はありません" }
  var cannotJoin: String { "チームに入れるのは人物と通貨だけです" }
  var noGridOfPrices: String { "通貨には画像がないためグリッドにできません" }
  var noRoomForGrid: String { "カードを表示するスペースがありません" }
  var noRoomForLargerCards: String { "これ以上大きなカードは表示できません" }
  var nothingToCompare: String { "比較できる能力値があるのはヒーローだけです" }
  var nobodyToCompare: String { "比較するにはチームに別のヒーローが必要です" }
  var squadIsEmpty: String { "チームは空です" }
  var notInSquad: String { "チームに入っていません" }
  func leftAlready(_ name: String) -> String { "\(name) はもうチームにいません" }
  func noSuchList(_ key: String) -> String { "\(key): そのリストはありません" }
  var nothingSelected: String { "何も選択されていません" }
  var leftIsElsewhere: String { "左のヒーローは開いているリストにいません" }
  var onlyMembersMove: String { "動かせるのはチームのメンバーだけです" }
  var memberIsFirst: String { "すでにチームの先頭です" }
  var memberIsLast: String { "すでにチームの最後です" }
  func quitHint(_ key: String) -> String { "\(key) で終了" }
  var offlineByChoice: String { "オフライン (--offline)" }
  func sharedAnswer(_ time: String) -> String {
    "\(time) に取得済み · 5 分間は訪問者全員で共有します"
  }
  var cannotSuspend: String { "一時停止できません: 戻り先のシェルがありません" }
  var pasteIgnored: String { "貼り付けた文字は検索欄に入ります" }
  func opensSearch(_ key: String) -> String { "\(key) で開く" }
  func themeChosen(_ name: String) -> String { "テーマ: \(name)" }
  func colorsOff(_ reason: String) -> String { "色は無効です (\(reason))" }
  var colorInConfig: String { "設定の \"color\"" }
  func noTerminalName(_ used: String) -> String { "TERM が設定されていません · \(used) を使用" }
  func unknownTerminal(_ name: String, _ used: String) -> String {
    "TERM=\(name) は不明です · \(used) を使用"
  }
  func notSaved(_ problem: String) -> String { "未保存: \(problem)" }
  func cannotSave(_ problem: String) -> String { "保存できません: \(problem)" }
  func setAside(_ name: String) -> String {
    "チームのファイルが壊れていたため \(name) として退避しました"
  }
  func notSaving(_ problem: String) -> String { "変更を保存できません: \(problem)" }
  var noneRecovered: String { "復元できたメンバーはいません" }
  func recovered(_ number: String, isOne: Bool) -> String { "メンバー\(number)人を復元しました" }
}
