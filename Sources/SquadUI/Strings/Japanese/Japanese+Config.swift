import SquadCore

/// Japanese words for the config.
extension Japanese: ConfigWords {
  func quoted(_ text: String) -> String { "\"\(text)\"" }
  var configMistakesTitle: String {
    "設定の誤り"
  }
  var noConfigMistakes: String {
    "設定に誤りはありません"
  }
  var noConfig: String {
    "設定ファイルがありません · squad config example で例を表示"
  }
  func moreMistakes(_ number: String, isOne: Bool) -> String {
    " · ほか\(number)件"
  }
  func meaning(_ name: String) -> String {
    "。\(name) のことですか？"
  }
  func unreadableConfig(_ reason: String) -> String {
    "読み取れません: \(reason)"
  }
  func tooLarge(kilobytes: String) -> String {
    "\(kilobytes) kB を超えています"
  }
  var notUTF8: String {
    "UTF-8 のテキストではありません"
  }
  func syntax(_ reason: String) -> String {
    "\(reason)。以降は無視します"
  }
  func text(of reason: SyntaxReason) -> String {
    switch reason {
    case .openingBrace: "先頭に { がありません"
    case .closingBrace: "} がありません"
    case .closingBracket: "] がありません"
    case .comma: "カンマがありません"
    case .key: "名前がありません"
    case .colon: "コロンがありません"
    case .value: "値が正しくありません"
    case .escape: "エスケープが正しくありません"
    case .controlCharacter: "文字列に制御文字があります"
    case .string: "文字列が閉じていません"
    case .comment: "コメントが閉じていません"
    case .depth: "入れ子が深すぎます"
    case .trailing: "末尾に余分なデータがあります"
    case .object: "オブジェクトではありません"
    }
  }
  func unknownName(_ name: String) -> String {
    "\(name) は不明です"
  }
  func repeated(_ name: String) -> String {
    "\(name) が重複しています。最初のものを使います"
  }
  func wrong(_ setting: String, takes values: String) -> String {
    "\(setting) に指定できるのは \(values)"
  }
  func wrong(_ setting: String, value: String) -> String {
    "\(setting) に \(value) は指定できません"
  }
  func reservedTheme(_ name: String) -> String {
    "\(name) は squad のテーマ名です。別の名前にしてください"
  }
  func wrongThemeName(_ name: String) -> String {
    "\(name) はテーマ名に使えません"
  }
  var exposesKeys: String { "には API キーがあり、他の人も読めます · chmod 600" }
  func unknownKey(_ key: String) -> String {
    "キー \(key) は不明です"
  }
  func notOneKey(_ key: String) -> String {
    "\(key) は一つのキーではありません (例: \"j\"、\"ctrl-d\"、\"f5\")"
  }
  func fixedKey(_ key: String, means command: String) -> String {
    "\(key) は変更できません。常に \(command) です"
  }
  func sameKey(_ key: String, as other: String) -> String {
    "\(key) は使えません。端末は \(other) として送ります"
  }
  func escapedKey(_ key: String) -> String {
    "\(key) は使えません。端末は \"esc\" と続くキーとして送ります"
  }
  func unsentKey(_ key: String) -> String {
    "\(key) は使えません。端末にこのキーはありません"
  }
  func takenKey(_ key: String, by command: String) -> String {
    "\(key) はすでに \(command) に割り当て済みです"
  }
  func lostKey(_ key: String, by command: String, to other: String, isLast: Bool) -> String {
    "\(key) は \(command) ではなく \(other) になります"
      + (isLast ? "。\(command) のキーはなくなります" : "")
  }
  var takesFlag: String {
    "true または false"
  }
  var takesSpan: String {
    "1s から 24h までの時間（\"90s\"、\"5m\"、\"1h30m\" など）"
  }

  var takesText: String {
    "引用符で囲んだ文字列"
  }
  func takesNumber(from least: String, to most: String) -> String {
    "\(least) から \(most) までの整数"
  }
  func takesInterval(from least: String, to most: String) -> String {
    "\(least) から \(most) までの秒数、または null"
  }
  var takesObject: String {
    "{ } で囲んだ設定"
  }
  var takesKeys: String {
    "引用符で囲んだキー、[ ] で複数、なしは null"
  }
  var takesColor: String {
    "0 から 255、\"#rrggbb\"、[ ] で両方、または \"default\""
  }
  var takesWeight: String {
    "plain、bold、dim、italic、underline、reverse の組み合わせ"
  }
  var takesAddresses: String {
    "http:// か https:// で始まるアドレス、[ ] で複数"
  }
  func either(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    let others = words.dropLast().joined(separator: "、")
    return words.count == 2 ? "\(others) または \(last)" : "\(others)、または \(last)"
  }
}
