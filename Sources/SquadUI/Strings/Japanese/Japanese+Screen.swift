import SquadCore

/// Japanese words on the screen.
extension Japanese: ScreenWords {
  var squad: String { "マイチーム" }
  var inSquad: String { "チームのメンバー" }
  var noDescription: String { "説明はありません。" }
  var links: String { "リンク" }
  var more: String { "続き" }
  var sum: String { "合計" }
  var noRate: String { "レート未取得" }
  var loading: String { "読み込み中…" }
  var helpTitle: String { "ヘルプ" }
  var scroll: String { "スクロール" }
  var filter: String { "絞り込み" }
  var dismiss: String { "閉じる" }
  var themeTitle: String { "テーマ" }
  var keepTheme: String { "決定" }
  var dismissTheme: String { "取り消し" }
  var offline: String { "オフライン" }
  var asking: String { "問い合わせ中" }
  var grid: String { "グリッド" }
  var move: String { "移動" }
  var size: String { "サイズ" }
  var larger: String { "大きく" }
  var smaller: String { "小さく" }
  var asList: String { "リスト" }
  var compareTitle: String { "比較" }
  var otherMember: String { "別のメンバー" }
  var otherHero: String { "別のヒーロー" }
  var keep: String { "確定" }
  var clear: String { "解除" }

  func retry(_ key: String) -> String { "\(key) で再試行" }

  func emptyStrip(_ key: String, _ kind: EntryKind) -> String {
    switch kind {
    case .character: "\(key) で選択中のキャラクターをスカウト"
    case .hero: "\(key) で選択中のヒーローをスカウト"
    case .person: "\(key) で選択中の人物をスカウト"
    case .currency: "\(key) で選択中の通貨をスカウト"
    }
  }

  func emptyStrip(_ key: String, otherKind: String) -> String {
    "\(key) で選択中の項目 (\(otherKind)) をスカウト"
  }

  func tooSmall(_ minimum: String, _ actual: String) -> String {
    "squad には \(minimum) が必要です (現在 \(actual))"
  }

  func confirmRemoval(of name: String) -> String { "\(name) をチームから外しますか？" }
  func shortConfirmRemoval(of name: String) -> String { "\(name) を外しますか？" }
  var removalTitle: String { "チームから外す" }
  func removalHint(_ key: String) -> String { "\(key) で元の位置に戻せます。" }
  var fire: String { "外す" }
  var keepMember: String { "残す" }

  func compare(with name: String) -> String { "\(name) と比較" }
  func comparison(of left: String, with right: String) -> String { "\(left) と \(right)" }

  var nothingChanged: String { "変更なし" }
  func bytes(_ number: String) -> String { "\(number) バイト" }
}
