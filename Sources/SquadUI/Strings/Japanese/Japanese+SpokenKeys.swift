/// Japanese sentences of the line-by-line mode about keys.
extension Japanese: SpokenKeyWords {
  func spokenName(of key: SpokenKey) -> String {
    switch key {
    case .up: "上矢印"
    case .down: "下矢印"
    case .left: "左矢印"
    case .right: "右矢印"
    case .pageUp: "ページアップ"
    case .pageDown: "ページダウン"
    case .escape: "エスケープ"
    case .leftBracket: "左角かっこ"
    case .rightBracket: "右角かっこ"
    case .slash: "スラッシュ"
    case .questionMark: "疑問符"
    case .colon: "コロン"
    case .plus: "プラス"
    case .minus: "マイナス"
    case .equals: "イコール"
    case .lessThan: "小なり"
    case .greaterThan: "大なり"
    }
  }
  func spokenCapital(_ letter: String) -> String { "大文字の\(letter)" }
  func spokenKeys(_ keys: String, _ purpose: String) -> String { "\(keys)で、\(purpose)" }
  var spokenSaysAgain: String { "最後の読み上げを繰り返す" }
  var spokenPanes: String { "詳細、チーム、リスト" }
  var spokenSides: String { "リスト、詳細。チームでは前・次のメンバー" }
  var spokenChartLength: String { "グラフを長く・短く" }
  var spokenNumberHelp: [String] {
    [
      "数字と Enter、その番号の行。", "0 と Enter、マイチーム。",
    ]
  }
  var spokenGoHelp: String { "リストや項目やコマンドへ名前で移動" }
  var spokenAsking: String { "最新の情報を問い合わせ中です。" }
  var spokenNoGrid: String { "行単位の表示ではグリッドを使えません。" }
  var spokenNoThemes: String { "行単位の表示には色がなく、テーマを使えません。" }
  var spokenNoScroll: String { "行単位の表示ではスクロールできません。" }
  var spokenNoDivider: String { "行単位の表示にペインはありません。" }
  var spokenNoInspector: String { "インスペクターには画面が必要です。" }
  var spokenNoTrace: String { "redux 行は画面表示でのみ使えます。" }

  var spokenNothingThatWay: String { "その方向には何もありません。" }
  var spokenNothingToOpen: String { "開けるものはありません。" }
  var spokenLastList: String { "最後のリストです。" }
  var spokenFirstList: String { "最初のリストです。" }
  var spokenOneOrder: String { "このリストは並べ替えできません。" }
  var spokenLongestChart: String { "期間はこれ以上長くできません。" }
  var spokenShortestChart: String { "期間はこれ以上短くできません。" }
  var spokenNoFurther: String { "その方向にはこれ以上動かせません。" }
  var spokenNobodyToRecruit: String { "ここにスカウトできる相手はいません。" }
  var spokenNoAction: String { "ここではこのキーは働きません。" }
}
