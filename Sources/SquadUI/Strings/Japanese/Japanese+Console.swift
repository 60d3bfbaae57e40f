/// Japanese words of commands.
extension Japanese: ConsoleWords {
  func unwritableResult(_ reason: String) -> String { "結果を出力できません: \(reason)" }
  var closedOutput: String { "標準出力が閉じています" }
  func unwritable(_ path: String, _ reason: String) -> String {
    "\(path)に書き込めません: \(reason)"
  }
  func unwritableLog(_ path: String, _ reason: String) -> String {
    "ログ\(path)に書き込めません: \(reason)"
  }
  func missingFromLog(_ reason: String) -> String {
    "ログに書き込めなかった行があります: \(reason)"
  }
  func missingFromRecording(_ reason: String) -> String {
    "記録できなかったキーがあります: \(reason)"
  }
  func noEntry(_ id: String) -> String { "\(id) はありません" }
  func cannotJoin(_ id: String) -> String {
    "\(id) は入れません: チームに入れるのは人物と通貨だけです"
  }
  func alreadyMember(_ name: String) -> String { "\(name) はすでにチームに入っています" }
  func notAMember(_ name: String) -> String { "\(name) はチームに入っていません" }
  var noMembers: String { "チームは空です · squad recruit CATALOGUE/ID でメンバーを追加" }
  var noBoardHere: String {
    "ランキングはまだありません · キオスクがチームと同じフォルダーに保存します"
  }
  var nobodyRecruited: String { "今日は誰もスカウトされていません" }

  func noConfig(at path: String) -> String { "\(path) に設定ファイルはありません" }
  var noConfigFolder: String {
    "設定ファイルがありません: XDG_CONFIG_HOME も HOME も設定されていません"
  }
  var printsExample: String { "squad config example で例を表示" }
  func fineConfig(_ path: String) -> String { "\(path) に誤りはありません" }

  func tooLittleAddressSpace(_ megabytes: String, needed: String) -> String {
    "アドレス空間が \(megabytes) MB では足りません。squad には \(needed) MB が必要です · 上限は ulimit -v で設定"
  }
  func unfilteredCalls(_ reason: String) -> String {
    "キオスクはシステムコールを制限していません: \(reason)"
  }
  func unconfinedWriting(_ reason: String) -> String {
    "キオスクは Landlock なしで動作します: \(reason)"
  }
}
