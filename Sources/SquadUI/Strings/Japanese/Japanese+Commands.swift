/// Japanese names of commands and keys.
extension Japanese: CommandWords {
  /// One or two words, for the footer.
  func short(_ command: Command) -> String {
    switch command {
    case .next: "次へ"
    case .previous: "前へ"
    case .first: "先頭"
    case .last: "末尾"
    case .pageDown: "次のページ"
    case .pageUp: "前のページ"
    case .halfPageDown: "半ページ下"
    case .halfPageUp: "半ページ上"
    case .scrollDown: "詳細をスクロール"
    case .scrollUp: "詳細を上へスクロール"
    case .narrower: "リストを狭く"
    case .wider: "リストを広く"
    case .jumpBack: "ジャンプ前へ戻る"
    case .random: "ランダムな項目"
    case .reverseSort: "逆順"
    case .nextPane: "ペイン"
    case .previousPane: "前のペイン"
    case .left: "左"
    case .right: "右"
    case .open: "開く"
    case .back: "戻る"
    case .strip: "チーム"
    case .tab1, .tab2, .tab3, .tab4, .tab5, .tab6, .tab7, .tab8, .tab9: "カタログ"
    case .previousList: "前のリスト"
    case .nextList: "次のリスト"
    case .grid: "グリッド"
    case .search: "検索"
    case .nextMatch: "次の結果"
    case .previousMatch: "前の結果"
    case .sort: "並べ替え"
    case .refresh: "更新"
    case .chartLonger: "長く"
    case .chartShorter: "短く"
    case .recruit: "スカウト"
    case .fire: "外す"
    case .undo: "元に戻す"
    case .redo: "やり直す"
    case .shiftLeft: "左へ移動"
    case .shiftRight: "右へ移動"
    case .compare: "比較"
    case .links: "リンク"
    case .copyLink: copy
    case .board: "今日のスカウト"
    case .mouse: "マウス"
    case .palette: "コマンド"
    case .help: "ヘルプ"
    case .nextTheme: "テーマ"
    case .chooseTheme: "テーマ一覧"
    case .trace: "redux 行"
    case .inspector: "インスペクター"
    case .configMistakes: "設定の誤り"
    case .redraw: "再描画"
    case .suspend: "一時停止"
    case .quit: "終了"
    }
  }

  func long(_ first: Command) -> String? {
    switch first {
    case .next: "次へ・前へ"
    case .first: "先頭・末尾"
    case .pageDown: "次・前のページ"
    case .halfPageDown: "半ページ下・上"
    case .scrollDown: "詳細をスクロール"
    case .narrower: "リストを狭く・広く"
    case .nextPane: "次・前のペイン"
    case .left: "左・右"
    case .back: "戻る、閉じる、解除"
    case .strip: "チームへ移動"
    case .tab1: "カタログ"
    case .previousList: "前・次のリスト"
    case .nextMatch: "次・前の結果"
    case .refresh: "更新または再試行"
    case .chartLonger: "グラフを長く・短く、カードの大きさ"
    case .recruit: "スカウトまたは外す"
    case .grid: "画像またはリスト"
    case .compare: "チームのヒーローと比較"
    case .undo: "元に戻す、やり直す"
    case .shiftLeft: "左・右へ移動"
    case .nextTheme: "次のテーマ"
    case .chooseTheme: "テーマを選ぶ"
    case .links: "リンクの全体を表示"
    case .copyLink: "リンクをコピー"
    case .mouse: "マウスのオン・オフ"
    case .help: "このヘルプ"
    case .trace: "redux 行"
    case .inspector: "インスペクター"
    case .redraw: "画面を再描画"
    default: nil
    }
  }

  func title(_ group: CommandGroup) -> String {
    switch group {
    case .moving: "移動"
    case .searching: "検索と並べ替え"
    case .squad: "マイチーム"
    case .program: "プログラム"
    }
  }

  func name(of key: NamedKey) -> String {
    switch key {
    case .space: "Space"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .insert: "Ins"
    case .delete: "Del"
    case .backspace: "Backspace"
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .shift: "Shift"
    }
  }

  var listSeparator: String { "、" }
}
