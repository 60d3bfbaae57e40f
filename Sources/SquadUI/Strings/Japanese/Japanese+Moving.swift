/// Japanese words about moving around.
extension Japanese: MovingWords {
  var noJumpToUndo: String { "戻れるジャンプはありません" }
  var onlyOneOrder: String { "このリストは並べ替えできません" }
  var orderIsOurs: String { "サービスにこの順序はありません · 別の順序なら更新できます" }
  var noDetailShown: String { "詳細は表示されていません" }
  var noDivider: String { "表示中のペインは一つだけです" }
  var noChart: String { "ここにグラフはありません" }
  var listIsNarrowest: String { "リストはこれ以上狭くできません" }
  var listIsWidest: String { "リストはこれ以上広くできません" }
  var nothingToPick: String { "選べる項目がありません" }
}
