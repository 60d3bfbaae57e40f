/// Japanese words of the command palette.
extension Japanese: PaletteWords {
  var paletteTitle: String { "コマンド" }
  var choose: String { "選ぶ" }
  func goTo(_ catalogue: String) -> String { "\(catalogue) へ移動" }

  func fullName(_ command: Command) -> String? {
    switch command {
    case .next: "次の行"
    case .previous: "前の行"
    case .first: "先頭の行"
    case .last: "末尾の行"
    case .scrollDown: "詳細を下へスクロール"
    case .nextPane: "次のペイン"
    case .strip: "チームへ移動"
    case .grid: "グリッドまたはリスト"
    case .links: "リンクを表示"
    case .copyLink: "リンクをコピー"
    case .sort: "並べ替え: 次の順序"
    case .reverseSort: "並べ替え: 逆順"
    case .refresh: "更新または再試行"
    case .chartLonger: "グラフを長く、カードを大きく"
    case .chartShorter: "グラフを短く、カードを小さく"
    case .recruit: "スカウトまたは外す"
    case .shiftLeft: "メンバーを左へ移動"
    case .shiftRight: "メンバーを右へ移動"
    case .compare: "ヒーローを比較"
    case .help: "ヘルプ: すべてのキー"
    case .nextTheme: "テーマ: 次へ"
    case .chooseTheme: "テーマ: 選ぶ"
    case .mouse: "マウスのオン・オフ"
    case .redraw: "画面を再描画"
    default: nil
    }
  }
}
