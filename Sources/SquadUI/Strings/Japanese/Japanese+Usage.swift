/// Japanese words of `squad --help`. Lines are broken at spaces only: what is wider than a line has
/// some.
extension Japanese: UsageWords {
  var usageIntroduction: String { "端末でカタログを閲覧し、自分のチームを作るプログラムです。" }
  var optionsPlaceholder: String { "[オプション]" }

  func purpose(of form: CommandForm) -> String {
    switch form {
    case .browse: "その場所を全画面で開く"
    case .list: "リスト、または TEXT に一致する項目を表示"
    case .show: "項目を表示"
    case .roster: "チームのメンバーを表示"
    case .recruit: "チームにスカウト"
    case .fire: "チームから外す"
    case .glance: "チームを保存済みデータから1行で表示"
    case .replay: "--record の記録、または付属のツアーを再生"
    case .board: "キオスクの今日のスカウト数ランキングを表示"
    case .configCheck: "設定の誤りを表示"
    case .configExample: "すべての設定を含む例を表示"
    case .help: "このヘルプを表示"
    }
  }

  func usageLists(_ names: String) -> String { "リスト: \(names)" }
  var usageIDs: String {
    "他のコマンドに指定する ID は squad list で確認できます (例: marvel/1009368)。"
  }
  var usageOptions: String { "オプション:" }

  func purpose(of option: HelpOption) -> String {
    switch option {
    case .offline: "ネットワークを一切使わない"
    case .data: "チームを DIR/squad.sqlite3 に保存"
    case .config: "設定を FILE から読み込む"
    case .log: "リクエスト、読み取れないデータ、失敗を FILE に記録 (5 MB で FILE.1 に改名)"
    case .logLevel: "error、info (既定)、debug (全アクションも記録)"
    case .color: "auto、never、16、256、truecolor"
    case .theme: "auto、dark、light、contrast、mono、terminal、自作のテーマ"
    case .language: "en、es、ja"
    case .ascii: "ASCII のみで描画 (─ ▸ ★ ● が全角幅になる端末向け)"
    case .pictures: "auto、never、cells"
    case .noMouse: "マウス操作を端末に任せる"
    case .record: "キー入力を時刻とともに FILE に記録"
    case .attract: "キー入力が1分間なければツアーを再生"
    case .kiosk: "訪問者向け: ホストには一切触れさせない (README を参照)"
    case .idle: "キー入力が SPAN の間なければキオスクのセッションを終了 (5m)"
    case .sessionLimit: "SPAN が過ぎたら必ずキオスクのセッションを終了 (30m)"
    case .visitors: "同時に利用できる訪問者を N 人までに制限 (60)"
    case .visitorName: "訪問者のチームを NAME として保存 (空ならメモリー上のみ)"
    case .help: "このヘルプを表示"
    case .version: "バージョンを表示"
    }
  }

  var usageStatus: String { "終了ステータス: 0 は成功、1 は失敗、2 は使い方の誤り。" }
  var usageKeys: String { "全画面では、? でキーの一覧を表示し、q で終了します。" }
}
